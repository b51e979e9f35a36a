import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { collect } from '@hakobu/phrases/collect.ts';
import { phrases, usePhrases } from '#app/i18n.ts';

/** What each right is called and what it means. */
export type Rights = Record<Resource, { readonly name: string; readonly meaning: string }>;

export function useRights(): Rights {
  usePhrases(); // again in another language
  return collect(phrases(), 'rights');
}
