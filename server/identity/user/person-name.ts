import { sql, type SqlBool } from 'kysely';
import type { Condition, NormalizedColumn } from '#kernel/list/list-source.ts';
import { contains, storedPartOf } from '#kernel/list/search.ts';

/** Normalized name of a user for search; the argument is an alias of `users`. */
export const personName = (users: string): NormalizedColumn =>
  storedPartOf(`${users}.search_text`, `${users}.plain_name`);

/** True when a column refers to a user whose name contains a text. */
export const isOfPersonNamed = (column: string, text: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} in (select n.id from users n where ${contains(personName('n'), text)})`;
