import { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/inputs.tsx';
import { labelIn } from '#kit/labels.ts';

/** The six roles that come with the product have names in every language; others the one they were given. */
export const roleName = (id: string, name: string = id): string =>
  phrase(($) => labelIn($.identity.role.known, id, name));

export function useRoleOptions(): Option[] {
  usePhrases();
  return useLookup(role.list).map(({ id, name }) => ({ value: id, label: roleName(id, name) }));
}
