import { phrase, type Phrases } from '#app/i18n.ts';

/** What something is called: as it stands, or the phrase that names it. */
export type Title = string | ((phrases: Phrases) => string);

type FieldWord = keyof Phrases['shell']['field'];
/** Fields that have a word of their own: `customer_id` is called like `customer`. */
export type Worded = FieldWord | `${FieldWord}_id` | `${FieldWord}_at`;

/** A title in the reader's language; without one, the word of the field. */
export function titleOf(title: Title | undefined, field: string): string {
  if (typeof title === 'string') return title;
  return phrase(title ?? (($) => wordOf($.shell.field, field)));
}

const wordOf = (words: Readonly<Record<string, string>>, field: string): string =>
  words[field] ?? words[field.replace(/_(id|at)$/, '')] ?? field;

/** What can be done, in words. */
export const actionName = (key: string, label?: Title): string =>
  label === undefined ? phrase(($) => wordOf($.order.action, key)) : titleOf(label, key);
