import type { en } from '@hakobu/phrases/en/catalogue.gen.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import type { Shape } from '@hakobu/phrases/shape.ts';

/** Every phrase of one language. */
export type Phrases = Shape<typeof en>;
/** A subset of the phrases. */
export type SomePhrases = { readonly [Key in string]?: string | SomePhrases };

/** The part loaded before the first screen. */
export const FIRST = 'first';

/**
 * Loaders of each language's phrases by part. In development and tests there is one part; the build splits
 * them (`web/build/phrase-plugin.ts`).
 */
export const phraseFiles: Record<Language, Record<string, () => Promise<SomePhrases>>> = {
  en: { first: async () => (await import('@hakobu/phrases/en/catalogue.gen.ts')).en },
  vi: { first: async () => (await import('@hakobu/phrases/vi/catalogue.gen.ts')).vi },
  ja: { first: async () => (await import('@hakobu/phrases/ja/catalogue.gen.ts')).ja },
};
