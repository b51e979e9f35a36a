import {
  voucherForms,
  voucherFormOf,
  type VoucherForm,
} from '@hakobu/contract/accounting/transaction/voucher-forms.ts';
import { add, big, decimal, zero } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Transaction } from '../transaction.ts';

type Entry = NonNullable<Transaction['entries']>[number];

/** The amounts on a printed form. */
export interface PrintedFigures {
  paper: VoucherForm;
  amount: string;
  currency: CurrencyId;
  /** The value in VND and the rate, for foreign currency. */
  worth?: { base: string; rate: string };
}

const sum = (entries: readonly Entry[], field: 'debit' | 'credit' | 'debit_base' | 'credit_base'): string =>
  add(zero, ...entries.map((entry) => entry[field]));

/**
 * The amounts of a voucher: what its fund or bank account paid or received including fees; vouchers without
 * one show the total in VND.
 */
export function figuresOf(row: Transaction): PrintedFigures {
  const paper = voucherFormOf(row);
  const { side } = voucherForms[paper];
  const entries = row.entries ?? [];
  if (side === undefined) return { paper, amount: sum(entries, 'debit_base'), currency: BASE_CURRENCY };
  const place = row.fund_id === null ? 'card' : 'fund';
  const own = entries.filter(({ party }) => party?.type === place && party.id === row[`${place}_id`]);
  const currency = currencyIds.find((id) => id === row.currency_id) ?? BASE_CURRENCY;
  const amount = sum(own, side);
  if (currency === BASE_CURRENCY || amount === zero) return { paper, amount, currency };
  const base = sum(own, `${side}_base`);
  return { paper, amount, currency, worth: { base, rate: decimal(big(base).div(amount).round(2)) } };
}
