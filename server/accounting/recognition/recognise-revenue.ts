// Revenue recognition: settled and future settlements of orders become revenue and VAT when goods are
// delivered.
import {
  absolute,
  add,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { allocateMoney, BASE_CURRENCY, proportion, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import {
  companyAccount,
  lockAccounts,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import type { Posting } from '../ledger/post.ts';
import type { ReceiptInput } from '../transaction/write-transaction.ts';
import { beginVouchers, bookFacts, resultAccounts } from './book-facts.ts';
import { recognisedOf, recordRecognitions, type Recognition } from './recognised.ts';
import { baseOf, AccountStates, bookValueOf, type Part } from './book-values.ts';

/** A customer's charge with the amount earned so far. */
export interface Earning {
  charge_id: number;
  currency_id: CurrencyId;
  customer_id: number;
  order_id: string;
  document: Omit<ReceiptInput, 'amount'>;
  earned: Decimal;
  revenue: 'REV_GOODS' | 'REV_SERVICES';
  vat_percent: Decimal;
}

/** The amount recognized of a charge, including the part passed on. */
interface Before {
  amount: Decimal;
  amount_base: Decimal;
  vat_base: Decimal;
}
interface Change {
  earning: Earning;
  difference: Decimal;
  before: Before;
}

/** The customers' accounts of earned charges. */
export const accountsOfEarnings = (earnings: readonly Earning[]): AccountKey[] =>
  earnings.map(({ customer_id, currency_id }) =>
    partyAccount('CLEAR', { type: 'user', id: customer_id }, currency_id),
  );

/**
 * Recognizes newly earned amounts, or their reversal, with one voucher per order and currency. Settled
 * amounts have their book value, others the day's rate.
 */
export async function recogniseRevenue(ctx: Context, earnings: readonly Earning[]): Promise<void> {
  const known = await changesOf(ctx, earnings);
  if (known.length === 0) return;
  await lockAccounts(ctx, [...accountsOfEarnings(known.map(({ earning }) => earning)), ...resultAccounts]);
  const changes = await changesOf(ctx, earnings);
  const groups = [
    ...Map.groupBy(
      changes,
      ({ earning: { order_id, currency_id } }) => `${order_id} ${currency_id}`,
    ).values(),
  ];
  if (groups.length === 0) return;
  const currencies = groups.map(([first]) => first!.earning.currency_id);
  const { ids, voucher_date } = await beginVouchers(ctx, currencies);
  const states = new AccountStates();
  const booked: Booked[] = [];
  for (const [index, own] of groups.entries())
    for (const change of own)
      booked.push(await bookChange(ctx, change, { transaction_id: ids[index]!, voucher_date, states }));
  const postings = booked.flatMap((one) => one.postings);
  const vouchers = groups.map((own, index) => ({
    ...{ id: ids[index]!, kind: 'revenue' as const, currency_id: currencies[index]! },
    amount: add(zero, ...own.map(({ difference }) => absolute(difference))),
    documents: own.map(({ earning: { document }, difference }) => ({
      ...document,
      amount: absolute(difference),
    })),
  }));
  await bookFacts(ctx, vouchers, postings, voucher_date);
  await recordRecognitions(
    ctx,
    booked.map(({ recognition }) => recognition),
  );
}

async function changesOf(ctx: Context, earnings: readonly Earning[]): Promise<Change[]> {
  if (earnings.length === 0) return [];
  const recognised = await recognisedOf(
    ctx,
    earnings.map(({ charge_id }) => charge_id),
  );
  return earnings
    .map((earning) => {
      const own = recognised.filter(({ charge_id }) => charge_id === earning.charge_id);
      const sum = (field: keyof Before, of = own) => add(zero, ...of.map((row) => row[field]));
      const revenue = own.filter(({ passed_charge_id }) => passed_charge_id === null);
      const before = {
        amount: sum('amount', revenue),
        amount_base: sum('amount_base', revenue),
        vat_base: sum('vat_base', revenue),
      };
      return { earning, before, difference: subtract(earning.earned, sum('amount')) };
    })
    .filter(({ difference }) => !isZero(difference));
}

interface Terms {
  transaction_id: number;
  voucher_date: string;
  states: AccountStates;
}
interface Booked {
  postings: Posting[];
  recognition: Recognition;
}

/** The value of a change and its VAT. */
interface Split {
  parts: Part[];
  vat: Decimal;
  vat_base: Decimal;
}

/** Posts one change over locked accounts. */
async function bookChange(
  ctx: Context,
  { earning, difference, before }: Change,
  { states, transaction_id, voucher_date }: Terms,
): Promise<Booked> {
  const { charge_id, revenue: role, vat_percent, currency_id } = earning;
  const [clearing] = await lockAccounts(ctx, accountsOfEarnings([earning]));
  const [revenue, vatOut] = (await lockAccounts(
    ctx,
    [role, 'VAT_OUT' as const].map((one) => companyAccount(one, BASE_CURRENCY)),
  )) as [LedgerAccount, LedgerAccount];
  const amount = absolute(difference);
  const more = isPositive(difference);
  const held = () => bookValueOf(ctx, [states.of(clearing)], amount, voucher_date);
  const split = more
    ? splitOff(await held(), { amount, vat_percent, currency_id })
    : await splitBack(before, amount, clearing, held);
  const { parts, vat, vat_base } = split;
  const amounts = parts.map((part) => part.amount);
  const bases = parts.map((part) => part.base);
  const vats = allocateMoney(vat, amounts, currency_id);
  const vatBases = allocateMoney(vat_base, bases, BASE_CURRENCY);
  const postings: Posting[] = [];
  for (const [index, part] of parts.entries())
    for (const [account, taken, worth] of [
      [revenue, subtract(part.amount, vats[index]!), subtract(part.base, vatBases[index]!)],
      [vatOut, vats[index]!, vatBases[index]!],
    ] as const) {
      if (isZero(taken) && isZero(worth)) continue;
      const sides = more ? { debit: clearing, credit: account } : { debit: account, credit: clearing };
      const facts = { kind: 'revenue', charge_id, transaction_id, voucher_date } as const;
      const worths = { debit_base: worth, credit_base: worth };
      postings.push(...(await states.transfer(ctx, { ...facts, ...sides, ...worths, amount: taken })));
    }
  const signed = (value: Decimal): Decimal => (more ? value : negate(value));
  return {
    postings,
    recognition: {
      ...{ transaction_id, charge_id, passed_charge_id: null, amount: difference },
      ...{ amount_base: signed(baseOf(parts)), vat_base: signed(vat_base) },
      vat_percent: isZero(vat_base) && !more ? zero : vat_percent,
    },
  };
}

interface Taxed {
  amount: Decimal;
  vat_percent: Decimal;
  currency_id: CurrencyId;
}

/** Prices to customers include VAT. */
function splitOff(parts: Part[], { amount, vat_percent, currency_id }: Taxed): Split {
  const taxOf = (value: Decimal, currency: CurrencyId) =>
    proportion(value, vat_percent, add(vat_percent, '100'), currency);
  return { parts, vat: taxOf(amount, currency_id), vat_base: taxOf(baseOf(parts), BASE_CURRENCY) };
}

/**
 * Reverses recognized revenue at its original values; beyond the part passed on, the remainder at its value.
 */
async function splitBack(
  before: Before,
  amount: Decimal,
  { currency_id }: LedgerAccount,
  held: () => Promise<Part[]>,
): Promise<Split> {
  if (!isPositive(before.amount)) return { parts: await held(), vat: zero, vat_base: zero };
  const base = proportion(before.amount_base, amount, before.amount, BASE_CURRENCY);
  const vat_base = proportion(before.vat_base, amount, before.amount, BASE_CURRENCY);
  const vat = proportion(amount, vat_base, base, currency_id);
  return { parts: [{ amount, base }], vat, vat_base };
}
