import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, decimalField, decimalsOf, big } from './decimal.ts';

/** Decimals in user notation, with leading and trailing zeros. */
const typed = fc
  .tuple(fc.boolean(), fc.stringMatching(/^\d{1,14}$/), fc.option(fc.stringMatching(/^\d{1,8}$/)))
  .map(([minus, whole, rest]) => `${minus ? '-' : ''}${whole}${rest === null ? '' : `.${rest}`}`);

describe('how many decimals a value has', () => {
  test('are the digits behind the point of its canonical text', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const [, behind = ''] = decimal(big(text)).split('.');
        expect(decimalsOf(text)).toBe(behind.length);
      }),
    );
  });

  test.each([
    ['0', 0],
    ['0.00', 0],
    ['1000', 0],
    ['1.50', 1],
    ['0.000001', 6],
  ])('%s has %i', (text, decimals) => {
    expect(decimalsOf(text)).toBe(decimals);
  });
});

describe('a field that takes a decimal', () => {
  const problemOf = (field: ReturnType<typeof decimalField>, value: unknown) =>
    field.safeParse(value).error?.issues[0]?.message;

  test('answers canonical text for whatever is typed within its bounds', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(decimalField({ scale: 8 }).parse(text)).toBe(decimal(big(text)));
      }),
    );
  });

  test.each([
    ['0', 'not_above'],
    ['-0.01', 'not_above'],
    ['0.01', undefined],
    ['99.99', undefined],
    ['100', 'too_large'],
    ['1.005', 'too_many_decimals'],
    ['1e3', 'not_decimal'],
    ['999999999999999', 'too_large'],
    ['-999999999999999', 'not_above'],
  ])('%s above 0 and up to 99.99 is refused with %s', (value, problem) => {
    expect(problemOf(decimalField({ min: '0', above: true, max: '99.99', scale: 2 }), value)).toBe(problem);
  });

  test('its least value may be taken where it is not to be above it', () => {
    const field = decimalField({ min: '1.5' });
    expect(problemOf(field, '1.5')).toBeUndefined();
    expect(problemOf(field, '1.49')).toBe('too_small');
  });
});
