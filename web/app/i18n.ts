import { useSyncExternalStore } from 'react';
import { defaultLanguage, type Language } from '@hakobu/phrases/languages.ts';
import { FIRST, phraseFiles, type Phrases, type SomePhrases } from './phrase-files.ts';
import { LANGUAGE, preferredLanguage } from './preferred-language.ts';

export type { Phrases } from './phrase-files.ts';
/** The parts of the phrases that requested screens need. */
const wanted = new Set([FIRST]);
let spoken: { language: Language; phrases: Phrases; parts: ReadonlySet<string> } | undefined;
const watchers = new Set<() => void>();
let started: Promise<void> | undefined;

/** Loads the initial language once; others are loaded when chosen. */
export const loadPhrases = (): Promise<void> => (started ??= chooseLanguage(preferredLanguage()));

export async function chooseLanguage(language: Language): Promise<void> {
  spoken = await inLanguage(language);
  localStorage.setItem(LANGUAGE, language);
  document.documentElement.lang = language;
  for (const watcher of watchers) watcher();
}

/** All needed parts, including those requested while they load. */
async function inLanguage(language: Language): Promise<NonNullable<typeof spoken>> {
  const parts = new Set(wanted);
  const all = await Promise.all([...parts].map((part) => phraseFiles[language][part]!()));
  if (wanted.size > parts.size) return inLanguage(language);
  return { language, phrases: all.reduce(together) as Phrases, parts };
}

const together = (one: SomePhrases, other: SomePhrases): SomePhrases => {
  const both: Record<string, string | SomePhrases | undefined> = { ...one };
  for (const [key, inner] of Object.entries(other)) {
    const before = both[key];
    both[key] = typeof before === 'object' && typeof inner === 'object' ? together(before, inner) : inner;
  }
  return both;
};

/** Imports a module together with its phrases, in parallel. The build wraps every `import('…')` in it. */
export async function importWithPhrases<Module>(
  parts: readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  for (const part of parts) wanted.add(part);
  const [module] = await Promise.all([load(), fetchParts(parts)]);
  return module;
}

async function fetchParts(parts: readonly string[]): Promise<void> {
  await loadPhrases();
  // Another language may be chosen meanwhile.
  while (spoken !== undefined && !parts.every((part) => spoken!.parts.has(part))) {
    const before: typeof spoken = spoken;
    const more = await inLanguage(before.language);
    if (spoken === before) spoken = more;
  }
}

export const currentLanguage = (): Language => spoken?.language ?? defaultLanguage;

/** The language of requests, which may be sent before phrases are loaded. */
export const requestLanguage = (): Language => spoken?.language ?? preferredLanguage();

/** The loaded phrases of the current language. */
export function phrases(): Phrases {
  if (spoken === undefined) throw new Error('no language has been fetched yet');
  return spoken.phrases;
}

/** Calls back when the language changes; the returned function unsubscribes. */
export function onLanguage(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type Values = Record<string, string | number>;

/**
 * The phrase that `select` names, with its `{{values}}` filled: `t(($) => $.common.act.save)`. A renamed key
 * does not compile.
 */
export function phrase(select: ($: Phrases) => string, values: Values = {}): string {
  const said: string | undefined = select(phrases());
  if (said === undefined) console.error(`no phrase: ${select}`);
  return (said ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** `phrase` for components, which render again when the language changes. */
export function usePhrases(): typeof phrase {
  useSyncExternalStore(onLanguage, currentLanguage);
  return phrase;
}
