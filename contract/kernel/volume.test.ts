import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCm3, toM3 } from './volume.ts';

test('a cubic metre has a million cubic centimetres, and what is typed comes back', () => {
  expect([toM3('96000'), toCm3('0.096'), toM3('1')]).toEqual(['0.096', '96000', '0']);
  fc.assert(
    fc.property(fc.nat(9_999_999), (tenThousandths) => {
      const m3 = String(tenThousandths / 10_000);
      return toM3(toCm3(m3)) === m3;
    }),
  );
});
