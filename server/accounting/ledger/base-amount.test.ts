import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { afterLeaving, bookBase } from './base-amount.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

const account = (
  balance: string,
  balance_base: string,
  currency_id: 'JPY' | 'VND' = 'JPY',
): LedgerAccount => ({
  id: 1,
  code: '112',
  name: 'Cash at bank',
  role: 'BANK',
  party_type: 'card',
  party_id: 1,
  currency_id,
  balance,
  balance_base,
  held: '0',
  minimum: null,
});

describe('the book value of an outgoing amount', () => {
  test("is its share of the account's book value", () => {
    expect(bookBase(account('1500000', '256500000'), '600000')).toBe('102600000');
  });

  test('is rounded half up to whole dong', () => {
    expect(bookBase(account('3', '500'), '1')).toBe('167');
  });

  test('is the whole remainder for the last unit, so that an empty account has no value', () => {
    expect(bookBase(account('3', '500'), '3')).toBe('500');
  });

  test('is worth itself in dong', () => {
    expect(bookBase(account('5', '999', 'VND'), '7')).toBe('7');
  });

  test.for([
    ['0', '0'],
    ['-5', '-855'],
    ['9', '1539'],
  ])('has no book rate where the account holds %s', ([balance, base]) => {
    expect(bookBase(account(balance!, base!), '10')).toBeUndefined();
  });

  test('in parts equals that of the total', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 9_000_000 }), (amounts, worth) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        let held = account(String(total), String(worth));
        let taken = 0;
        for (const amount of amounts) {
          const base = bookBase(held, String(amount))!;
          expect(compare(base, '0')).toBeGreaterThanOrEqual(0);
          taken += Number(base);
          held = afterLeaving(held, String(amount), base);
        }
        expect([taken, held.balance, held.balance_base]).toEqual([worth, '0', '0']);
      }),
    );
  });
});
