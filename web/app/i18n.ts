import { useSyncExternalStore } from 'react';
import type { en } from '@hakobu/phrases/en/catalogue.gen.ts';
import { defaultLanguage, languages, type Language } from '@hakobu/phrases/languages.ts';
import type { Shape } from '@hakobu/phrases/shape.ts';

/** Every phrase of one language. */
export type Phrases = Shape<typeof en>;
const STORAGE_KEY = 'language';

const load: Record<Language, () => Promise<Phrases>> = {
  en: async () => (await import('@hakobu/phrases/en/catalogue.gen.ts')).en,
  vi: async () => (await import('@hakobu/phrases/vi/catalogue.gen.ts')).vi,
  ja: async () => (await import('@hakobu/phrases/ja/catalogue.gen.ts')).ja,
};

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

/** The stored language, else the browser's, else English. */
function preferred(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return browser ?? defaultLanguage;
}

let spoken: { language: Language; phrases: Phrases } | undefined;
const watchers = new Set<() => void>();
let started: Promise<void> | undefined;

/** Starts with one language, once; another is fetched when somebody chooses it. */
export const startPhrases = (): Promise<void> => (started ??= chooseLanguage(preferred()));

export async function chooseLanguage(language: Language): Promise<void> {
  spoken = { language, phrases: await load[language]() };
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
  for (const watcher of watchers) watcher();
}

export const currentLanguage = (): Language => spoken?.language ?? defaultLanguage;

/** Every phrase of the language in use. */
export function phrases(): Phrases {
  if (spoken === undefined) throw new Error('no language has been fetched yet');
  return spoken.phrases;
}

/** Calls back whenever another language is chosen, until the answer is called. */
export function onLanguage(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type Values = Record<string, string | number>;

/**
 * The phrase that `select` names, with its `{{values}}` filled: `t(($) => $.common.act.save)`. A renamed key
 * does not compile.
 */
export const phrase = (select: ($: Phrases) => string, values: Values = {}): string =>
  (select(phrases()) ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** `phrase` for components: they draw anew when the language changes. */
export function usePhrases(): typeof phrase {
  useSyncExternalStore(onLanguage, currentLanguage);
  return phrase;
}
