import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, mistypedJan, normalizeProductCode } from './jan.ts';

test.for([
  ['490220118312', '3'],
  ['9638507', '4'],
  ['456995111617', '9'],
  ['978020137962', '4'],
  ['7351353', '7'],
] as const)('%s is checked by %s', ([digits, digit]) => {
  expect(checkDigit(digits)).toBe(digit);
});

test('any one digit that is mistyped shows, and the right number passes', () => {
  const numbers = fc
    .constantFrom(7, 12)
    .chain((length) => fc.array(fc.nat(9), { minLength: length, maxLength: length }))
    .map((digits) => digits.join(''));
  fc.assert(
    fc.property(numbers, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const right = digits + checkDigit(digits);
      const index = at % right.length;
      const wrong = right.slice(0, index) + String((Number(right[index]) + by) % 10) + right.slice(index + 1);
      return mistypedJan(right) === undefined && mistypedJan(wrong) !== undefined;
    }),
  );
});

test('codes of other kinds are nobody’s mistake', () => {
  for (const code of ['', 'B00X4WHP5E', '12345', '123456789', 'x4902201183123'])
    expect(mistypedJan(code)).toBeUndefined();
});

test.for([
  ['４９０２２０１　１８３１２３', '4902201183123'],
  ['4902-2011-8312-3', '4902201183123'],
  ['4902201 183124', '4902201183124'],
  [' sku-12 ', 'sku-12'],
  ['ＳＫＵ‐１２', 'SKU-12'],
  ['12-34', '12-34'],
] as const)('%s is the product code %s', ([typed, code]) => {
  expect(normalizeProductCode(typed)).toBe(code);
});
