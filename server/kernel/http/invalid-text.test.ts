import { describe, expect, test } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { rejectInvalidText } from './invalid-text.ts';

/** The refused field, or undefined. */
function namedIn(fields: object): string | undefined {
  try {
    rejectInvalidText(fields);
    return undefined;
  } catch (error) {
    return Object.keys((error as Refusal).fields ?? {})[0];
  }
}

describe('text that the database cannot hold', () => {
  test.each([
    [{ note: 'a\0b' }, 'note'],
    [{ note: '\uD83D' }, 'note'],
    [{ items: [{ note: 'fine' }, { note: '\0' }] }, 'items.1.note'],
    [{ deep: { er: ['x', '\uDC00'] } }, 'deep.er.1'],
    [{ rows: [{ 'a\0': 1 }] }, 'rows.0.a\uFFFD'],
  ])('%j is refused by its field, %s', (fields, field) => {
    expect(namedIn(fields)).toBe(field);
  });

  test('valid text, numbers, null and files are accepted', () => {
    expect(
      namedIn({ note: '😀 日本', count: 3, none: null, yes: true, file: new Uint8Array([0]), list: [] }),
    ).toBeUndefined();
  });
});
