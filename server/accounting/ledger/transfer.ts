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
 * `amount` moves from `credit` to `debit`, where each side has its own worth in VND. It leaves as `given` where
 * the credited side has another currency. A side in VND moves by its worth.
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
/** VND that an account takes or gives without an amount of its own currency: exchange gain or loss. */
interface Exchange {
  account: LedgerAccount;
  /** The account is debited against exchange gain, or credited against exchange loss. */
  side: 'debit' | 'credit';
  base: Decimal;
  facts: VoucherFacts;
}

/**
 * The postings of one voucher. Where the sides of a transfer differ in VND, and where an account comes to
 * zero or passes it, the difference is exchange gain or loss, posted with them: what holds nothing is worth
 * nothing. The accounts are locked, each as it is before the voucher where it is first named.
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
 * Postings of an earlier voucher the other way round. What they leave at zero is worth nothing here as well.
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

/**
 * Locks accounts of which some are the house's: gain and loss, which the postings may need, together with
 * them.
 */
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

/** What an account takes in a voucher, in its natural sign, and what it held before. */
interface Sum {
  account: LedgerAccount;
  amount: Decimal;
  base: Decimal;
  facts: VoucherFacts;
}

/**
 * What accounts in foreign currency must give or take so that they are worth nothing where they hold nothing,
 * and where they passed zero only what lies beyond it.
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

/** Locks gain and loss where one is needed: both at once, as another voucher of the same work may need both. */
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
