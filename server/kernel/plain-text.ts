import { invalidField } from './refusal.ts';

/**
 * Whether a value of a form, a query or JSON is a text or a number. `String()` of other values would call
 * methods that the sender chose, or that the objects of the query parser do not have.
 */
export const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The text of a parameter. Refuses lists and objects by the name of the parameter. */
export function plainText(value: unknown, field: string): string {
  if (isPlain(value)) return String(value);
  throw invalidField(field, 'not_text');
}
