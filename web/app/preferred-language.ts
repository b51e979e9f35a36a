import { defaultLanguage, languages, type Language } from '@hakobu/phrases/languages.ts';

/** The storage key of the chosen language. */
export const LANGUAGE = 'language';

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

/** The stored language, else the browser's, else English. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE);
  if (isLanguage(stored)) return stored;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return browser ?? defaultLanguage;
}
