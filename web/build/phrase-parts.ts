// Splits the phrases of a language into parts, so that a screen fetches only the phrases that it shows.
import { cards } from '../../contract/cards.gen.ts';
import type { Card } from '../../contract/kernel/card.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { isScreen, togetherWith, type Use } from './phrase-use.ts';

/** The part loaded before the first screen. */
export const FIRST = 'first';
/** Entry points loaded before a screen: the app itself and the frame of signed-in screens. */
const FRAME = ['app/main.tsx', 'screens/_shell.tsx'];
/** Phrases used by more than this share of the screens are in the first part. */
const COMMON_SHARE = 0.25;

const every: readonly Card[] = cards;
const called = every.flatMap(({ label: name, find = [] }) => [
  name,
  ...find.flatMap((one) => one.label ?? []),
]);
const stored = every.flatMap(({ valueLabels: words = {}, rowLabels: said }) => [
  ...Object.values(words),
  ...(said ? [said] : []),
]);

/**
 * Files that look up phrases by names known at run time only. These phrases are a part of their own, together
 * with those that entity descriptors name.
 */
export const DYNAMIC_LOOKUPS: Readonly<Record<string, { part: string; besides?: readonly string[] }>> = {
  'app/error-message.ts': { part: 'errors' },
  'app/entity-names.ts': { part: 'entities', besides: called },
  'app/value-label.ts': { part: 'states', besides: stored },
  'app/field-label.ts': { part: 'fields', besides: called },
  'entities/identity/rights.ts': { part: 'rights' },
};

/** A tree of phrases: the whole catalogue or a subset. */
export type Words = { readonly [key: string]: string | Words };

const leavesOf = (words: Words, prefix: string): string[] =>
  Object.entries(words).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${prefix}${key}`] : leavesOf(inner, `${prefix}${key}.`),
  );
const all = leavesOf(en, '');

/** The phrases at a path: one phrase or all of a group; `*.errors` is the group of every entity. */
export function phrasesAt(name: string): readonly string[] {
  const found = known.get(name) ?? phrasesUnder(name);
  known.set(name, found);
  return found;
}

const known = new Map<string, readonly string[]>();

function phrasesUnder(name: string): string[] {
  const steps = name.split('.');
  if (steps[0] === '*') return all.filter((phrase) => phrase.split('.')[2] === steps[1]);
  const exact = steps.map((_, index) => steps.slice(0, index + 1).join('.'));
  return all.filter((phrase) => phrase.startsWith(`${name}.`) || exact.includes(phrase));
}

export interface Parts {
  /** The phrases of each part. */
  phrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** The parts that a file and its imports need beside the first. */
  neededBy: (file: string) => string[];
}

/** Divides the phrases into the first part, one per service, and those looked up at run time. */
export function divide(uses: ReadonlyMap<string, Use>): Parts {
  const ofFile = new Map([...uses].map(([file, { names }]) => [file, new Set(names.flatMap(phrasesAt))]));
  const namedBy = (files: Iterable<string>): Set<string> =>
    new Set(
      [...files].filter((file) => !(file in DYNAMIC_LOOKUPS)).flatMap((file) => [...ofFile.get(file)!]),
    );
  const screens = [...uses.keys()].filter(isScreen);
  const inStaticData = screens.flatMap((file) => uses.get(file)!.inStaticData.flatMap(phrasesAt));
  const first = new Set([...namedBy(togetherWith(uses, FRAME)), ...inStaticData, ...namedByMany(screens)]);

  function namedByMany(files: readonly string[]): string[] {
    const count = new Map<string, number>();
    for (const file of files)
      for (const phrase of namedBy(togetherWith(uses, [file])))
        count.set(phrase, (count.get(phrase) ?? 0) + 1);
    return [...count].filter(([, times]) => times >= files.length * COMMON_SHARE).map(([phrase]) => phrase);
  }

  const beside = (named: Iterable<string>) => new Set([...named].filter((phrase) => !first.has(phrase)));
  const phrases = new Map<string, ReadonlySet<string>>([[FIRST, first]]);
  for (const [service, own] of Map.groupBy(beside(namedBy(uses.keys())), serviceOf))
    phrases.set(service, new Set(own));
  for (const [file, { part, besides = [] }] of Object.entries(DYNAMIC_LOOKUPS))
    phrases.set(part, beside([...(ofFile.get(file) ?? []), ...besides.flatMap(phrasesAt)]));
  return { phrases, neededBy };

  function neededBy(file: string): string[] {
    const files = togetherWith(uses, [file]);
    const looked = [...files].flatMap((each) => DYNAMIC_LOOKUPS[each]?.part ?? []);
    const services = [...beside(namedBy(files))].map(serviceOf);
    return [...new Set([...services, ...looked])].toSorted();
  }
}

const serviceOf = (phrase: string): string => phrase.split('.')[0]!;

/** The subset of a language's phrases. */
export function only(words: Words, meant: ReadonlySet<string>, prefix = ''): Words {
  const entries = Object.entries(words).map(([key, inner]): [string, string | Words] => [
    key,
    typeof inner === 'string' ? inner : only(inner, meant, `${prefix}${key}.`),
  ]);
  return Object.fromEntries(
    entries.filter(([key, inner]) =>
      typeof inner === 'string' ? meant.has(`${prefix}${key}`) : Object.keys(inner).length > 0,
    ),
  );
}
