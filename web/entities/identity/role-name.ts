import { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/input-props.ts';
import { labelIn } from '#kit/labels.ts';

/** The six built-in roles have names in every language; others have the name that a user gave them. */
export const roleName = (id: string, name: string = id): string =>
  phrase(($) => labelIn($.identity.role.known, id, name));

export function useRoleOptions(): Option[] {
  usePhrases();
  return useLookup(role.list).map(({ id, name }) => ({ value: id, label: roleName(id, name) }));
}
