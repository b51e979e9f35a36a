import { describe, expect, test } from 'vitest';
import { taxCodeField } from './tax-code.ts';

const read = (code: string | null, country?: 'jp' | 'vn') => {
  const { data, error } = taxCodeField(country).safeParse(code);
  return error?.issues[0]?.message ?? data;
};

describe('a tax code', () => {
  test.for([
    ['0101243150', '0101243150'],
    [' 0101 243 150 ', '0101243150'],
    ['0101243150-001', '0101243150-001'],
    ['0101243150001', '0101243150-001'],
    ['０３００５８８５６９', '0300588569'],
    ['001099012345', '001099012345'],
    ['', null],
    [null, null],
  ] as const)('of Vietnam is read: %s', ([typed, code]) => {
    expect(read(typed, 'vn')).toBe(code);
    expect(read(typed)).toBe(code);
  });

  test.for(['123', '01012431501', '0101243150-01', 'T7000012050002', 'x'])('of Vietnam is not %s', (code) => {
    expect(read(code, 'vn')).toBe('not_vietnamese_tax_code');
  });

  // the National Tax Agency, and Toyota Motor Corporation
  test.for([
    ['T7000012050002', 'T7000012050002'],
    ['t1180301018771', 'T1180301018771'],
    ['Ｔ1-1803-0101-8771', 'T1180301018771'],
  ] as const)('of Japan is a registration number: %s', ([typed, code]) => {
    expect(read(typed, 'jp')).toBe(code);
    expect(read(typed)).toBe(code);
  });

  test.for(['7000012050002', 'T700001205000', 'T8000012050002', 'T7000012050020', '0101243150'])(
    'of Japan is not %s',
    (code) => {
      expect(read(code, 'jp')).toBe('not_japanese_tax_code');
    },
  );
});
