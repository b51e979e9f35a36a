import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';

type Words = Partial<Record<string, string>>;

/** The sentence of an error code, with its blanks; the code when it has none. */
export const errorSentence = ($: Phrases, code: string): string =>
  (collect($, 'errors') as Words)[code] ?? ($.common.errors as Words)[code] ?? code;

/** A name as it stands inside a sentence; abbreviations stay as they are. */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
