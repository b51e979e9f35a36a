import { describe, expect, test } from 'vitest';
import { moneyInWords, numberInWords } from './money-in-words.ts';

const DIGITS = new Map(
  Object.entries({
    ...{ không: 0, một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, tám: 8 },
    chín: 9,
  }),
);
const TIMES = new Map(Object.entries({ nghìn: 1_000n, triệu: 1_000_000n }));

/**
 * Parses an amount in words: digits, trăm, mươi and mười form a group, and nghìn, triệu and tỷ multiply it.
 */
function understood(words: string): bigint {
  let [billions, below, group, unit] = [0n, 0n, 0, 0];
  for (const word of words.split(' ')) {
    if (DIGITS.has(word)) unit = DIGITS.get(word)!;
    else if (word === 'trăm') [group, unit] = [group + unit * 100, 0];
    else if (word === 'mươi') [group, unit] = [group + unit * 10, 0];
    else if (word === 'mười') group += 10;
    else if (word === 'tỷ') {
      billions = (billions + below + BigInt(group + unit)) * 1_000_000_000n;
      [below, group, unit] = [0n, 0, 0];
    } else if (TIMES.has(word)) {
      below += BigInt(group + unit) * TIMES.get(word)!;
      [group, unit] = [0, 0];
    } else if (word !== 'linh') throw new Error(`not a word of a number: ${word}`);
  }
  return billions + below + BigInt(group + unit);
}

/** Deterministic pseudo-random figures of all lengths, some with runs of zeros. */
function* figures(count: number): Generator<bigint> {
  let seed = 20_260_101;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let made = 0; made < count; made += 1) {
    const length = 1 + next(18);
    const digits = Array.from({ length }, () => (next(3) === 0 ? '0' : String(next(10))));
    yield BigInt(digits.join(''));
  }
}

describe('an amount in words', () => {
  test.for<[amount: string, words: string]>([
    ['0', 'Không đồng chẵn'],
    ['1', 'Một đồng chẵn'],
    ['4', 'Bốn đồng chẵn'],
    ['5', 'Năm đồng chẵn'],
    ['10', 'Mười đồng chẵn'],
    ['11', 'Mười một đồng chẵn'],
    ['14', 'Mười bốn đồng chẵn'],
    ['15', 'Mười lăm đồng chẵn'],
    ['21', 'Hai mươi mốt đồng chẵn'],
    ['24', 'Hai mươi tư đồng chẵn'],
    ['25', 'Hai mươi lăm đồng chẵn'],
    ['40', 'Bốn mươi đồng chẵn'],
    ['101', 'Một trăm linh một đồng chẵn'],
    ['104', 'Một trăm linh bốn đồng chẵn'],
    ['105', 'Một trăm linh năm đồng chẵn'],
    ['110', 'Một trăm mười đồng chẵn'],
    ['555', 'Năm trăm năm mươi lăm đồng chẵn'],
    ['1000', 'Một nghìn đồng chẵn'],
    ['1005', 'Một nghìn không trăm linh năm đồng chẵn'],
    ['1024', 'Một nghìn không trăm hai mươi tư đồng chẵn'],
    ['1000000', 'Một triệu đồng chẵn'],
    ['1000001', 'Một triệu không trăm linh một đồng chẵn'],
    ['6882750', 'Sáu triệu tám trăm tám mươi hai nghìn bảy trăm năm mươi đồng chẵn'],
    ['1000000000', 'Một tỷ đồng chẵn'],
    ['1005000000', 'Một tỷ không trăm linh năm triệu đồng chẵn'],
    ['1000000000000', 'Một nghìn tỷ đồng chẵn'],
    ['-21', 'Âm hai mươi mốt đồng chẵn'],
    ['0.5', 'Không phẩy năm đồng'],
  ])('of %s dong', ([amount, words]) => {
    expect(moneyInWords(amount, 'VND')).toBe(words);
  });

  test('names its currency, and its hundredths', () => {
    expect(moneyInWords('60000', 'JPY')).toBe('Sáu mươi nghìn yên Nhật chẵn');
    expect(moneyInWords('1500', 'USD')).toBe('Một nghìn năm trăm đô la Mỹ chẵn');
    expect(moneyInWords('1.05', 'USD')).toBe('Một đô la Mỹ và năm xu');
    expect(moneyInWords('21.5', 'USD')).toBe('Hai mươi mốt đô la Mỹ và năm mươi xu');
  });

  test('is understood as the figure that was said', () => {
    for (const figure of figures(20_000)) expect(understood(numberInWords(figure))).toBe(figure);
  });
});
