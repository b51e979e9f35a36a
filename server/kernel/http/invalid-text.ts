import { invalidField } from '../refusal.ts';

/** Text that PostgreSQL cannot store: a lone surrogate, or NUL. */
export const isInvalidText = (text: string): boolean => !text.isWellFormed() || text.includes('\0');

/** Refuses invalid text anywhere in a request, as a value or as a name, by its field. */
export function rejectInvalidText(fields: object): void {
  const path = brokenIn(fields);
  if (path !== undefined)
    throw invalidField(path.join('.').toWellFormed().replaceAll('\0', '\uFFFD'), 'invalid');
}

/** Path of the first invalid text; built only when there is one, because every request is checked. */
function brokenIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return isInvalidText(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const name of Object.keys(value)) {
    const within = isInvalidText(name) ? [] : brokenIn((value as Record<string, unknown>)[name]);
    if (within !== undefined) return [name, ...within];
  }
  return undefined;
}
