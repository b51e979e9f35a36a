import type { ActionState } from '@hakobu/contract/kernel/fields.ts';

type States = readonly ActionState[] | undefined;

/** Whether the server accepts a change of a field now. Without a declaration `update` decides. */
export function canChange(states: States, field: string): boolean {
  const state = states?.find(({ key }) => key === 'update');
  return state?.fields?.includes(field) ?? state?.allowed ?? false;
}

/** The part of a body that the server accepts now. */
export const changeableFields = <Body extends object>(states: States, body: Body): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => canChange(states, field))) as Partial<Body>;
