import type { netDebts as endpoint } from '@hakobu/contract/accounting/netting/netting.endpoints.ts';
import {
  customerAccounts,
  supplierAccounts,
} from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import {
  add,
  compare,
  isPositive,
  least,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCleared, planCleared, type Cleared } from '../clearing/lock-cleared.ts';
import { lockOpenLots, type DebtLot } from '../debt/debt-lots.ts';
import { afterLeaving, bookBase, spotBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount, type LedgerAccount, type Party } from '../ledger/ledger-accounts.ts';
import type { Posting } from '../ledger/post.ts';
import { transferPostings, type Transfer } from '../ledger/transfer.ts';
import { receiptAmounts, transactionOf } from '../payment/payment.ts';
import type { Settlement } from '../payment/plan-settlement.ts';
import { carryOut } from '../payment/settle-documents.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { supplierOf } from './link-parties.ts';

type Netting = BodyOf<typeof endpoint>;

/** The netted amount of one side, and the accounts of its documents and debt. */
interface Side {
  plan: Settlement[];
  documents: LedgerAccount;
  /** Undefined if the party never had debt. */
  debt: LedgerAccount | undefined;
}

/**
 * Nets receivables of a customer against payables of the linked supplier: 331 against 131, without payment.
 * If amounts changed since the user loaded them, nothing is netted.
 */
export const netDebts: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { currency_id, voucher_date } = body;
  const customer: Party = { type: 'user', id: body.customer_id };
  const supplier: Party = { type: 'supplier', id: await supplierOf(ctx, body.customer_id) };
  const amount = requireEqual(body);
  const cleared = await lockCleared(
    ctx,
    [...requestedOf(body, 'owed', customer), ...requestedOf(body, 'owing', supplier)],
    currency_id,
  );
  const begun = await beginTransaction(ctx, voucher_date, undefined, currency_id);
  const accounts = await lockAccounts(ctx, [
    ...accountsOf(customer, currency_id, customerAccounts),
    ...accountsOf(supplier, currency_id, supplierAccounts),
  ]);
  const lots = await lockOpenLots(
    ctx,
    cleared.flatMap(({ charges }) => charges),
  );
  const owed = sideOf(cleared.slice(0, body.owed.length), lots, 'owed', accounts.slice(0, 2));
  const owing = sideOf(cleared.slice(body.owed.length), lots, 'owing', accounts.slice(2));
  const postings = await postingsOf(ctx, { owed, owing }, { body, transaction_id: begun.id });
  const plan = [...owed.plan, ...owing.plan];
  await carryOut(ctx, begun.id, plan, postings);
  const charges = plan.map(({ charge }) => charge);
  ctx.emit('order', [...new Set(charges.flatMap(({ order_id }) => order_id ?? []))], 'netting');
  ctx.emit('purchase', [...new Set(charges.flatMap(({ purchase_id }) => purchase_id ?? []))], 'netting');
  const voucher = { ...body, amount, transactionable_type: customer.type, transactionable_id: customer.id };
  const receipts = cleared.map(({ document: { receiptable_type, receiptable_id } }) => ({
    ...{ receiptable_type, receiptable_id },
  }));
  return withCommit(() =>
    writeTransaction(ctx, transactionOf('netting', voucher, begun), postings, receiptAmounts(receipts, plan)),
  );
};

const requestedOf = (body: Netting, side: 'owed' | 'owing', party: Party) =>
  body[side].map((document, index) => ({ document, party, at: `${side}.${index}` }));

/** The netted amount, which must be equal on both sides. */
function requireEqual({ owed, owing }: Netting): Decimal {
  const sum = (documents: Netting['owed']) => add(zero, ...documents.map(({ amount }) => amount));
  const sums = { owed: sum(owed), owing: sum(owing) };
  if (compare(sums.owed, sums.owing) !== 0) throw refuseField('owing', 'netting_unequal', sums, sums);
  return sums.owed;
}

const accountsOf = (
  party: Party,
  currency: Netting['currency_id'],
  roles: typeof customerAccounts | typeof supplierAccounts,
) => [
  partyAccount(roles.documents, party, currency),
  { ...partyAccount(roles.debt, party, currency), if_there: true as const },
];

/** The allocation of one side to its documents in order. */
function sideOf(
  cleared: readonly Cleared[],
  lots: readonly DebtLot[],
  side: 'owed' | 'owing',
  [documents, debt]: readonly (LedgerAccount | undefined)[],
): Side {
  const plan = cleared.flatMap((one, index) => planCleared(one, lots, `${side}.${index}`));
  return { plan, documents: documents!, debt };
}

/**
 * Postings part by part: debit supplier, credit customer. Debt leaves at book value; other parts have the
 * value of their counterpart, or the day's rate if neither has one.
 */
async function postingsOf(
  ctx: Context,
  sides: { owed: Side; owing: Side },
  { body: { currency_id, voucher_date }, transaction_id }: { body: Netting; transaction_id: number },
): Promise<Posting[]> {
  const transfers: Transfer[] = [];
  const [owed, owing] = [walk(sides.owed), walk(sides.owing)];
  while (isPositive(owed.left()) && isPositive(owing.left())) {
    const amount = least(owed.left(), owing.left());
    const charge_id = owed.charge();
    const [credit, debit] = [owed.take(amount), owing.take(amount)];
    const worth = credit.base ?? debit.base ?? (await spotBase(ctx, amount, currency_id, voucher_date));
    transfers.push({
      ...{ debit: debit.account, debit_base: debit.base ?? worth },
      ...{ credit: credit.account, credit_base: credit.base ?? worth },
      ...{ amount, kind: 'netting', charge_id, transaction_id, voucher_date },
    });
  }
  return transferPostings(ctx, transfers);
}

/** Iterates over the netted parts of a side, taking an amount at a time. */
function walk({ plan, documents, debt: owed }: Side) {
  let [at, taken, debt] = [0, zero, owed];
  return {
    left: () => subtract(plan[at]?.amount ?? zero, taken),
    charge: () => plan[at]!.charge.id,
    take(amount: Decimal): { account: LedgerAccount; base?: Decimal | undefined } {
      const { lot, amount: whole } = plan[at]!;
      taken = add(taken, amount);
      if (compare(taken, whole) === 0) [at, taken] = [at + 1, zero];
      if (lot === undefined || debt === undefined) return { account: documents };
      const account = debt;
      const base = bookBase(account, amount);
      debt = afterLeaving(account, amount, base ?? zero);
      return { account, base };
    },
  };
}
