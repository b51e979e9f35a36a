import { plainColumn, type PlainColumn } from '#kernel/list/list-source.ts';

/** The name of somebody, over an alias of `users`, as it is looked for. */
export const personName = (users: string): PlainColumn => plainColumn(`${users}.plain_name`);
