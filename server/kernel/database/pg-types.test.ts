import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactJson, instant } from './pg-types.ts';

describe('an instant as PostgreSQL writes it', () => {
  test('equals the result of Date', () => {
    const from = new Date('1000-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.date({ min: from, max: new Date('9999-12-31'), noInvalidDate: true }),
        fc.nat(999_999),
        (date, micros) => {
          const fraction = `.${String(micros).padStart(6, '0')}`.replace(/\.?0+$/, '');
          const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction}+00`;
          expect(instant(text)).toBe(new Date(text).toISOString());
        },
      ),
    );
  });

  test('keeps years before 100, which Date reads as others, and those after 9999', () => {
    expect(instant('0001-01-01 00:00:00.5+00')).toBe('0001-01-01T00:00:00.500Z');
    expect(instant('10000-01-01 00:00:00+00')).toBe('+010000-01-01T00:00:00.000Z');
    expect(() => instant('infinity')).toThrow(RangeError);
  });
});

describe('JSON from the database', () => {
  test.each([
    ['{"id":12,"name":"An 1.5e3","tel":null}', { id: 12, name: 'An 1.5e3', tel: null }],
    ['[1.50, 2, 1e3, 1E-3, -0.10]', ['1.50', 2, '1e3', '1E-3', '-0.10']],
    ['{"a":9007199254740991,"b":9007199254740993}', { a: 9007199254740991, b: '9007199254740993' }],
    ['-1234567890123456789', '-1234567890123456789'],
    ['123456789012345', 123456789012345],
    ['"1.5"', '1.5'],
  ])('%s is read without a digit being lost', (text, value) => expect(exactJson(text)).toEqual(value));
});
