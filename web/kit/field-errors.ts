import { fieldLabel } from '#app/field-label.ts';
import { phrase } from '#app/i18n.ts';

/** The errors of fields, a line each under the label of the field: `[Quantity #2]: must be a number`. */
export const fieldErrorLines = (errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(errors)
    .map(([path, messages]) => `[${labelOf(path)}]: ${messages.join(', ')}`)
    .join('\n');

/** The label of a field by its path; `items.1.quantity` is in the second row. */
function labelOf(path: string): string {
  const parts = path.split('.');
  const name = parts.findLast((part) => !isIndex(part)) ?? path;
  const row = parts.find(isIndex);
  const label = phrase(($) => fieldLabel($, name, ''));
  return row === undefined ? label : `${label} #${Number(row) + 1}`;
}

const isIndex = (part: string): boolean => /^\d+$/.test(part);
