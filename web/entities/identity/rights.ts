import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { collect } from '@hakobu/phrases/collect.ts';
import { phrases, usePhrases } from '#app/i18n.ts';

/** Name and description of each permission. */
export type Rights = Record<Resource, { readonly name: string; readonly meaning: string }>;

export function useRights(): Rights {
  usePhrases(); // Renders again when the language changes.
  return collect(phrases(), 'rights');
}
