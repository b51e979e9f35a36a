import { phrase, type Phrases } from '#app/i18n.ts';

/** A title as text, or the phrase that contains it. */
export type Title = string | (($: Phrases) => string);

/** Labels of an entity's own fields: `($) => $.order.order.field`. */
export type OwnLabels<Own extends string = string> = ($: Phrases) => Readonly<Record<Own, string>>;

type SharedField = keyof Phrases['common']['field'] & string;
/** Fields with a label, shared or of the entity; `customer_id` uses the label of `customer`. */
export type LabelledField<Own extends string = never> =
  | SharedField
  | Own
  | `${SharedField | Own}_id`
  | `${SharedField | Own}_at`;

/** The translated title; by default the label of the field. */
export function titleOf(title: Title | undefined, field: string, own?: OwnLabels): string {
  if (typeof title === 'string') return title;
  return phrase(title ?? (($) => labelOf({ ...$.common.field, ...own?.($) }, field)));
}

/** The label of a value that users can add; falls back to its stored name. */
export const labelIn = (words: Readonly<Record<string, string>>, id: string, otherwise = id): string =>
  words[id] ?? otherwise;

const labelOf = (words: Readonly<Record<string, string>>, field: string): string =>
  words[field] ?? words[field.replace(/_(id|at)$/, '')] ?? field;

/** The label of a field that many entities share. */
export const sharedLabel = (field: SharedField): string => phrase(($) => $.common.field[field]);

/** The label of an action. */
export const actionName = (key: string, label?: Title): string =>
  label === undefined ? phrase(($) => labelOf($.common.action, key)) : titleOf(label, key);
