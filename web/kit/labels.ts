import { phrase, type Phrases } from '#app/i18n.ts';

/** What something is called: as it stands, or the phrase that names it. */
export type Title = string | (($: Phrases) => string);

/** The words of a noun's own fields: `($) => $.order.order.field`. */
export type OwnLabels<Own extends string = string> = ($: Phrases) => Readonly<Record<Own, string>>;

type SharedField = keyof Phrases['common']['field'] & string;
/** Fields that have a word, shared or their noun's own: `customer_id` is called like `customer`. */
export type LabelledField<Own extends string = never> =
  | SharedField
  | Own
  | `${SharedField | Own}_id`
  | `${SharedField | Own}_at`;

/** A title in the reader's language; without one, the word of the field. */
export function titleOf(title: Title | undefined, field: string, own?: OwnLabels): string {
  if (typeof title === 'string') return title;
  return phrase(title ?? (($) => labelOf({ ...$.common.field, ...own?.($) }, field)));
}

/** The word of what data may add to: where there is none, how it is stored or what it is called there. */
export const labelIn = (words: Readonly<Record<string, string>>, id: string, otherwise = id): string =>
  words[id] ?? otherwise;

const labelOf = (words: Readonly<Record<string, string>>, field: string): string =>
  words[field] ?? words[field.replace(/_(id|at)$/, '')] ?? field;

/** The label of a field that many entities share. */
export const sharedLabel = (field: SharedField): string => phrase(($) => $.common.field[field]);

/** The label of an action. */
export const actionName = (key: string, label?: Title): string =>
  label === undefined ? phrase(($) => labelOf($.common.action, key)) : titleOf(label, key);
