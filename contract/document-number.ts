// Numbers of documents whose ids are integers: a prefix that says which kind it is, and the padded id.
import { compactCode } from './kernel/typed-code.ts';
import { numberedReferences, numberPrefixes } from './numbers.gen.ts';

/** Entities whose rows have such a number. */
export type NumberedEntity = keyof typeof numberPrefixes;

/** Digits at least; ids above one million have more. */
export const MIN_DIGITS = 6;

/** An id with leading zeros; longer digits are barcodes of products and tracking numbers. */
const ID = /^0*[1-9]\d{0,8}$/;

/** Whether the rows of an entity have such numbers. */
export const isNumbered = (entity: string): entity is NumberedEntity => Object.hasOwn(numberPrefixes, entity);

/**
 * The number of a document as people read it, `PO000022` for purchase 22. Ids that are numbers or names
 * themselves are returned unchanged.
 */
export const documentNumber = (entity: string, id: string | number): string =>
  isNumbered(entity) && /^\d+$/.test(String(id))
    ? `${numberPrefixes[entity]}${String(id).padStart(MIN_DIGITS, '0')}`
    : String(id);

/** The same for the value of a foreign-key column (`purchase_id`) or several values (`purchase_ids`). */
export const referencedNumber = (column: string, id: string | number): string =>
  documentNumber(numberedEntityOf(column) ?? '', id);

/** The entity with numbers that a foreign-key column refers to. */
export function numberedEntityOf(column: string): NumberedEntity | undefined {
  const key = column.replace(/_ids$/, '_id');
  return Object.hasOwn(numberedReferences, key) ? numberedReferences[key] : undefined;
}

/**
 * The id that a typed or scanned number means, with or without prefix, leading zeros, hyphens and spaces, in
 * full or half width: `PO000022`, `po-22`, `ＰＯ２２`, `22`. Undefined for other text and other prefixes.
 */
export function idOfNumber(entity: NumberedEntity, typed: string): number | undefined {
  const number = compactCode(typed).replace(/^#/, '').toUpperCase();
  const prefix = numberPrefixes[entity];
  const digits = number.startsWith(prefix) ? number.slice(prefix.length) : number;
  return ID.test(digits) ? Number(digits) : undefined;
}
