import { describe, expect, test } from 'vitest';
import { codesIn, readPastedTrackings } from './pasted-trackings.ts';

const targets = [{ id: 22 }, { id: 23 }, { id: 24 }];
const read = (text: string, first = 0) => readPastedTrackings(text, targets, first);

describe('a pasted list of trackings', () => {
  test('fills the purchases in their order, from the one with the focus on', () => {
    expect(read('4010-1\r\n4010-2\n\n4010-3\n')?.codes).toEqual({ 22: '4010-1', 23: '4010-2', 24: '4010-3' });
    expect(read('A1\nA2', 1)).toEqual({ codes: { 23: 'A1', 24: 'A2' }, unknown: [] });
  });

  test('finds purchases by their number in any order, however it is written', () => {
    expect(read('Purchase\tTracking\n#24\tA3\nPO000022\tA1\n23;A2')?.codes).toEqual({
      22: 'A1',
      23: 'A2',
      24: 'A3',
    });
    expect(read('A1\t22')?.codes).toEqual({ 22: 'A1' });
  });

  test('keeps several parcels of a purchase', () => {
    expect(read('22\tA1\n22\tA2\n23\tB1\tB2')?.codes).toEqual({ 22: 'A1, A2', 23: 'B1, B2' });
    expect(codesIn('A1, A2;B 3 ')).toEqual(['A1', 'A2', 'B 3']);
  });

  test('names purchases that are not among them, and lines beyond the last', () => {
    expect(read('99\tA1\n22\tA2')).toEqual({ codes: { 22: 'A2' }, unknown: ['99'] });
    expect(read('A1\nA2\nA3\nA4')?.unknown).toEqual(['A4']);
  });

  test('is none where one code is pasted', () => {
    expect(read('4010-1')).toBeUndefined();
    expect(read('Tracking\n4010-1')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
