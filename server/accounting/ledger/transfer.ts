import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  absolute,
  add,
  big,
  compare,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, proportion } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';

import { companyAccount, lockAccounts, type AccountKey, type LedgerAccount } from './ledger-accounts.ts';
import type { Posting } from './post.ts';

/**
 * `amount` moves from `credit` to `debit`, each side with its own value in VND. `given` is the amount of the
 * credited side in another currency. A side in VND moves by its value.
 */
export interface Transfer {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Decimal;
  given?: Decimal;
  debit_base: Decimal;
  credit_base: Decimal;
  kind: TransactionKind;
  charge_id?: number | null;
  transaction_id: number;
  voucher_date: string;
}

type VoucherFacts = Pick<Transfer, 'kind' | 'charge_id' | 'transaction_id' | 'voucher_date'>;
/** A VND-only change of an account: exchange gain or loss. */
interface Exchange {
  account: LedgerAccount;
  /** A debit against exchange gain, or a credit against exchange loss. */
  side: 'debit' | 'credit';
  base: Decimal;
  facts: VoucherFacts;
}

/**
 * The postings of one voucher. Value differences between the sides of a transfer, and values left on accounts
 * that reach or cross zero, are posted as exchange gain or loss. Accounts are locked, in their state before
 * the voucher at first mention.
 */
export async function transferPostings(ctx: Context, transfers: readonly Transfer[]): Promise<Posting[]> {
  const mains = transfers.map(mainPosting);
  const between = transfers.map(differenceOf);
  const atZero = leftAtZero([...mains, ...between.filter((difference) => difference !== undefined)]);
  const exchange = await lockExchange(ctx, [...between, ...atZero]);
  return [
    ...mains.flatMap((main, index) => {
      const difference = between[index];
      return difference === undefined ? [main] : [main, exchangePosting(difference, exchange)];
    }),
    ...atZero.map((difference) => exchangePosting(difference, exchange)),
  ];
}

/**
 * Reverses postings of an earlier voucher. Values left at balance zero are posted as exchange differences
 * here too.
 */
export async function reversedPostings(ctx: Context, postings: readonly Posting[]): Promise<Posting[]> {
  const mirrored = postings.map(({ debit, credit, debit_amount, credit_amount, ...posting }) => ({
    ...posting,
    ...{ debit: credit, debit_amount: credit_amount, credit: debit, credit_amount: debit_amount },
  }));
  const atZero = leftAtZero(mirrored);
  const exchange = await lockExchange(ctx, atZero);
  return [...mirrored, ...atZero.map((difference) => exchangePosting(difference, exchange))];
}

/** Locks accounts together with exchange gain and loss, which the postings may need. */
export async function lockWithExchange(ctx: Context, keys: readonly AccountKey[]): Promise<LedgerAccount[]> {
  const foreign = keys.some(({ currency_id }) => currency_id !== BASE_CURRENCY);
  const ofHouse = keys.some(({ party_type }) => party_type === 'none');
  const exchange = foreign && ofHouse ? EXCHANGE : [];
  const accounts = await lockAccounts(ctx, [...keys, ...exchange]);
  return accounts.slice(0, keys.length);
}

const factsOf = ({ kind, charge_id, transaction_id, voucher_date }: VoucherFacts): VoucherFacts => ({
  kind,
  charge_id: charge_id ?? null,
  transaction_id,
  voucher_date,
});

function mainPosting({ debit, credit, amount, debit_base, credit_base, ...transfer }: Transfer): Posting {
  const amount_base = compare(debit_base, credit_base) < 0 ? debit_base : credit_base;
  const moved = (side: LedgerAccount, own: Decimal) =>
    side.currency_id === BASE_CURRENCY ? amount_base : own;
  return {
    ...factsOf(transfer),
    ...{ debit, debit_amount: moved(debit, amount) },
    ...{ credit, credit_amount: moved(credit, transfer.given ?? amount) },
    amount_base,
  };
}

function differenceOf(transfer: Transfer): Exchange | undefined {
  const difference = subtract(transfer.debit_base, transfer.credit_base);
  if (isZero(difference)) return undefined;
  const facts = factsOf(transfer);
  return isPositive(difference)
    ? { account: transfer.debit, side: 'debit', base: difference, facts }
    : { account: transfer.credit, side: 'credit', base: negate(difference), facts };
}

/** The sum of a voucher on an account in its natural sign, and the balance before. */
interface Sum {
  account: LedgerAccount;
  amount: Decimal;
  base: Decimal;
  facts: VoucherFacts;
}

/**
 * Exchange differences that bring the value of foreign-currency accounts to zero where the balance is zero,
 * or to the value of the part beyond zero.
 */
function leftAtZero(parts: readonly (Posting | Exchange)[]): Exchange[] {
  const sums = new Map<number, Sum>();
  const take = (account: LedgerAccount, debit: Decimal, base: Decimal, facts: VoucherFacts) => {
    if (account.currency_id === BASE_CURRENCY) return;
    const natural = accountRoleProperties[account.role].side === 'debit' ? (value: Decimal) => value : negate;
    const sum = sums.get(account.id) ?? { account, amount: zero, base: zero, facts };
    sums.set(account.id, {
      ...sum,
      amount: add(sum.amount, natural(debit)),
      base: add(sum.base, natural(base)),
      facts: factsOf(facts),
    });
  };
  for (const part of parts)
    if ('account' in part) {
      take(part.account, zero, part.side === 'debit' ? part.base : negate(part.base), part.facts);
    } else {
      take(part.debit, part.debit_amount, part.amount_base, part);
      take(part.credit, negate(part.credit_amount), negate(part.amount_base), part);
    }
  return [...sums.values()].flatMap(exchangeAtZero);
}

function exchangeAtZero({ account, amount, base, facts }: Sum): Exchange[] {
  const before = account.balance;
  const after = add(before, amount);
  const stays = big(before).times(after).gt(0);
  if (stays || isZero(amount)) return [];
  const worth = proportion(base, after, amount, BASE_CURRENCY);
  const excess = subtract(add(account.balance_base, base), worth);
  if (isZero(excess)) return [];
  const tooMuch = isPositive(excess) ? 'credit' : 'debit';
  const other = isPositive(excess) ? 'debit' : 'credit';
  return [
    {
      account,
      side: accountRoleProperties[account.role].side === 'debit' ? tooMuch : other,
      base: absolute(excess),
      facts,
    },
  ];
}

const EXCHANGE = (['FX_GAIN', 'FX_LOSS'] as const).map((role) => companyAccount(role, BASE_CURRENCY));
type ExchangeAccounts = Record<Exchange['side'], LedgerAccount>;

/** Locks gain and loss if one is needed: both, because another voucher of the transaction may need either. */
async function lockExchange(
  ctx: Context,
  differences: readonly (Exchange | undefined)[],
): Promise<ExchangeAccounts | undefined> {
  if (differences.every((difference) => difference === undefined)) return undefined;
  const [gain, loss] = await lockAccounts(ctx, EXCHANGE);
  return { debit: gain, credit: loss! };
}

function exchangePosting(
  { account, side, base, facts }: Exchange,
  accounts: ExchangeAccounts | undefined,
): Posting {
  const exchange = accounts![side];
  const own = account.currency_id === BASE_CURRENCY ? base : zero;
  return side === 'debit'
    ? {
        ...facts,
        debit: account,
        credit: exchange,
        debit_amount: own,
        credit_amount: base,
        amount_base: base,
      }
    : {
        ...facts,
        debit: exchange,
        credit: account,
        debit_amount: base,
        credit_amount: own,
        amount_base: base,
      };
}
