import {
  voucherForms,
  voucherFormOf,
  type VoucherForm,
} from '@hakobu/contract/accounting/transaction/voucher-forms.ts';
import { add, big, decimal, zero } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Transaction } from '../transaction.ts';

type Entry = NonNullable<Transaction['entries']>[number];

/** What a paper says in figures. */
export interface PrintedFigures {
  paper: VoucherForm;
  amount: string;
  currency: CurrencyId;
  /** What that is in dong, and the rate, where it is another currency. */
  worth?: { base: string; rate: string };
}

const sum = (entries: readonly Entry[], field: 'debit' | 'credit' | 'debit_base' | 'credit_base'): string =>
  add(zero, ...entries.map((entry) => entry[field]));

/**
 * The figures of a voucher's paper: what its fund or bank account gave or got, fees with it; papers of the
 * books say in dong what all of it comes to.
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

const numbers = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 6 });
/** A figure as it is written in Vietnam. */
export const formatFigure = (value: string): string => numbers.format(value as Intl.StringNumericLiteral);
