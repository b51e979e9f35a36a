import type { Phrases } from './i18n.ts';

/** A name within a sentence; abbreviations keep their capitals. */
export const inSentence = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** The phrase or group of phrases at a path that an entity descriptor names: `order.order.name`. */
export const phraseAt = ($: Phrases, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], $);
