import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';

type Words = Partial<Record<string, string>>;

/** The sentence of an error code, with its blanks; the code when it has none. */
export const errorMessage = ($: Phrases, code: string): string =>
  (collect($, 'errors') as Words)[code] ?? ($.common.errors as Words)[code] ?? code;
