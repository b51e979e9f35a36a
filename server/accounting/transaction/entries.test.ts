import { describe, expect, test } from 'vitest';
import { entriesOf, type PostedSides } from './entries.ts';

const side = (id: number, code: string, party_id = 0) => ({
  id,
  code,
  name: code,
  party_type: party_id === 0 ? 'none' : 'user',
  party_id,
  currency_id: 'JPY',
});
const wallet = side(1, '3388-W', 7);
const clear = side(2, '131-C', 7);
const debt = side(3, '131-D', 7);
const gain = side(4, '515');
const posting = (
  debit: PostedSides['debit'],
  credit: PostedSides['credit'],
  amounts: [string, string, string],
): PostedSides => ({
  debit,
  credit,
  debit_amount: amounts[0],
  credit_amount: amounts[1],
  amount_base: amounts[2],
});

describe('the entries of a voucher', () => {
  test('are one line per account and side', () => {
    const entries = entriesOf([
      posting(wallet, clear, ['3000', '3000', '514500']),
      posting(wallet, debt, ['1500', '1500', '257250']),
    ]);
    expect(entries.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['3388-W', '4500', '0'],
      ['131-C', '0', '3000'],
      ['131-D', '0', '1500'],
    ]);
  });

  test('contain the party, if the account has one', () => {
    const entries = entriesOf([posting(wallet, gain, ['0', '2000', '2000'])]);
    expect(entries.map(({ party }) => party)).toEqual([{ type: 'user', id: 7 }, null]);
  });

  test('have two lines for an account on both sides', () => {
    const entries = entriesOf([
      posting(wallet, clear, ['10', '10', '1715']),
      posting(clear, debt, ['4', '4', '686']),
    ]);
    expect(entries.filter(({ account }) => account === '131-C')).toMatchObject([
      { debit: '4', credit: '0' },
      { debit: '0', credit: '10' },
    ]);
  });

  test('of nothing are none', () => {
    expect(entriesOf([])).toEqual([]);
  });
});
