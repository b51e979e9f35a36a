import { Refusal } from '../refusal.ts';

/** Text that PostgreSQL cannot hold: half of a character, or NUL. */
const isBroken = (text: string): boolean => !text.isWellFormed() || text.includes('\0');

/** Refuses broken text wherever it stands in a request, as a value or as a name, by its field. */
export function refuseBrokenText(fields: object): void {
  const path = brokenIn(fields, []);
  if (path !== undefined)
    throw new Refusal('invalid_fields', {
      fields: { [path.join('.').toWellFormed().replaceAll('\0', '\uFFFD')]: [{ problem: 'invalid' }] },
    });
}

function brokenIn(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return isBroken(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const here = [...path, name];
    const broken = isBroken(name) ? here : brokenIn(inner, here);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
