import { expect, test } from 'vitest';
import { scannedKeys } from './scanned-keys.ts';

/** Types a code and Enter with a gap in milliseconds, and returns the accepted codes. */
function type(code: string, gap: number) {
  const keys = scannedKeys();
  let at = 1000;
  const machine: boolean[] = [];
  for (const key of code) {
    expect(keys.take(key, (at += gap))).toBeUndefined();
    machine.push(keys.isMachine());
  }
  return { taken: keys.take('Enter', at + gap), machine };
}

test('codes of fast and slow scanners are accepted completely', () => {
  expect(type('4902201183123', 2).taken).toBe('4902201183123');
  expect(type('B1207', 120).taken).toBe('B1207');
});

test('keys belong together up to 150 milliseconds', () => {
  expect(type('B1207', 150).taken).toBe('B1207');
  expect(type('B1207', 151).taken).toBeUndefined();
});

test('typing by hand is no scan', () => {
  expect(type('4902', 200).taken).toBeUndefined();
  expect(type('g', 5).taken).toBeUndefined();
});

test('keys too fast for a human belong to the scanner from the second on', () => {
  expect(type('B12', 5).machine).toEqual([false, true, true]);
  expect(type('B12', 90).machine).toEqual([false, false, false]);
});

test('a pause ends a code', () => {
  const keys = scannedKeys();
  keys.take('9', 0);
  keys.take('9', 10);
  keys.take('4', 500);
  keys.take('5', 510);
  keys.take('6', 520);
  expect(keys.take('Enter', 530)).toBe('456');
});
