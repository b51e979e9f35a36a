import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';

type Words = Partial<Record<string, string>>;

/** The message of an error code with its placeholders; the code itself if it has none. */
export const errorMessage = ($: Phrases, code: string): string =>
  (collect($, 'errors') as Words)[code] ?? ($.common.errors as Words)[code] ?? code;
