import { phrase, type Phrases } from '#app/i18n.ts';

/** What something is called: as it stands, or the phrase that names it. */
export type Title = string | (($: Phrases) => string);

/** The words of a noun's own fields: `($) => $.order.order.field`. */
export type OwnWords<Own extends string = string> = ($: Phrases) => Readonly<Record<Own, string>>;

type SharedWord = keyof Phrases['common']['field'] & string;
/** Fields that have a word, shared or their noun's own: `customer_id` is called like `customer`. */
export type Worded<Own extends string = never> =
  | SharedWord
  | Own
  | `${SharedWord | Own}_id`
  | `${SharedWord | Own}_at`;

/** A title in the reader's language; without one, the word of the field. */
export function titleOf(title: Title | undefined, field: string, own?: OwnWords): string {
  if (typeof title === 'string') return title;
  return phrase(title ?? (($) => wordOf({ ...$.common.field, ...own?.($) }, field)));
}

/** The word of what data may add to: where there is none, how it is stored or what it is called there. */
export const wordIn = (words: Readonly<Record<string, string>>, id: string, otherwise = id): string =>
  words[id] ?? otherwise;

const wordOf = (words: Readonly<Record<string, string>>, field: string): string =>
  words[field] ?? words[field.replace(/_(id|at)$/, '')] ?? field;

/** A word that all nouns share. */
export const sharedWord = (field: SharedWord): string => phrase(($) => $.common.field[field]);

/** What can be done, in words. */
export const actionName = (key: string, label?: Title): string =>
  label === undefined ? phrase(($) => wordOf($.common.action, key)) : titleOf(label, key);
