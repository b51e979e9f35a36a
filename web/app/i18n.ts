import { useSyncExternalStore } from 'react';
import { defaultLanguage, type Language } from '@hakobu/phrases/languages.ts';
import { FIRST, phraseFiles, type Phrases, type SomePhrases } from './phrase-files.ts';
import { LANGUAGE, preferredLanguage } from './preferred-language.ts';

export type { Phrases } from './phrase-files.ts';
/** The parts of the phrases that anything on the way to the screen needs. */
const wanted = new Set([FIRST]);
let spoken: { language: Language; phrases: Phrases; parts: ReadonlySet<string> } | undefined;
const watchers = new Set<() => void>();
let started: Promise<void> | undefined;

/** Starts with one language, once; another is fetched when somebody chooses it. */
export const loadPhrases = (): Promise<void> => (started ??= chooseLanguage(preferredLanguage()));

export async function chooseLanguage(language: Language): Promise<void> {
  spoken = await inLanguage(language);
  localStorage.setItem(LANGUAGE, language);
  document.documentElement.lang = language;
  for (const watcher of watchers) watcher();
}

/** Every part that is wanted, also what is wanted while they come. */
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

/**
 * Code that is there only when its phrases are, which are fetched beside it. The build puts this around every
 * `import('…')`.
 */
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
  // another language may be chosen while they come
  while (spoken !== undefined && !parts.every((part) => spoken!.parts.has(part))) {
    const before: typeof spoken = spoken;
    const more = await inLanguage(before.language);
    if (spoken === before) spoken = more;
  }
}

export const currentLanguage = (): Language => spoken?.language ?? defaultLanguage;

/** The language of calls, which may be faster than the phrases. */
export const requestLanguage = (): Language => spoken?.language ?? preferredLanguage();

/** The phrases of the language in use, as far as they are there. */
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
export function phrase(select: ($: Phrases) => string, values: Values = {}): string {
  const said: string | undefined = select(phrases());
  if (said === undefined) console.error(`no phrase: ${select}`);
  return (said ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** `phrase` for components: they draw anew when the language changes. */
export function usePhrases(): typeof phrase {
  useSyncExternalStore(onLanguage, currentLanguage);
  return phrase;
}
