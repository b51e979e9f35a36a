import { sql } from 'kysely';
import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { withCommit, type Ending } from '#kernel/ending.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import { changeCharges, type Charge, type ChargeKind } from '../charge/charges.ts';
import { afterLeaving, bookBase } from '../ledger/base-amount.ts';
import { lockAccounts, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { beginTransaction, writeTransaction, type ReceiptFacts } from '../transaction/write-transaction.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { walletAccount, type Party } from '../wallet/open-wallets.ts';
import {
  crossesZero,
  owedInAll,
  planSettlement,
  undecided,
  type DebtLot,
  type Settlement,
} from './plan-settlement.ts';
import { isFor, lockReceiptCharges, type Receipt } from './receipt-charges.ts';

export interface Payment {
  type_id: string;
  kinds: readonly ChargeKind[];
  party: Party;
  amount: Decimal;
  currency_id: CurrencyId;
  voucher_date: string;
  description?: string | null;
  receipts: readonly Receipt[];
}

/** Pays documents from the party's wallet: what is unsolved first, then debt, oldest due date first. */
export async function settle(ctx: Context, payment: Payment): Promise<Ending<TransactionRow>> {
  const { party, currency_id, amount, voucher_date } = payment;
  const [charges, { id, wallet_id }, accounts] = await sendInOrder(
    () => lockReceiptCharges(ctx, payment.kinds, payment.receipts, party, currency_id),
    () => beginTransaction(ctx, voucher_date, party, currency_id),
    () =>
      lockAccounts(ctx, [
        walletAccount(party, currency_id),
        { ...accountOf(payment), role: party.type === 'user' ? 'CLEAR' : 'SUPP' },
      ]),
  );
  const lots = await lockOpenLots(ctx, charges);
  const maximum = add(undecided(charges), owedInAll(lots));
  if (compare(maximum, '0') === 0)
    throw new Refusal('nothing_to_pay', { details: { receipts: payment.receipts } });
  if (compare(amount, maximum) > 0) throw refuseField('amount', 'amount_too_large', { maximum }, { maximum });
  const plan = planSettlement(charges, lots, amount);
  const postings = await preparePostings(ctx, payment, plan, id, accounts);
  const receipts = receiptAmounts(payment.receipts, plan);
  const changes = plan.map(({ charge, amount: part, lot }) => ({
    charge_id: charge.id,
    ...(lot === undefined ? { resolved: part } : { repaid: part }),
  }));
  const move = () =>
    sendInOrder(
      () => post(ctx, postings),
      () => changeCharges(ctx, changes),
      () => repayLots(ctx, plan),
    );
  const write = () =>
    writeTransaction(
      ctx,
      {
        id,
        type_id: payment.type_id,
        amount,
        currency_id,
        voucher_date,
        description: payment.description ?? null,
        transactionable_type: party.type,
        transactionable_id: party.id,
        wallet_id,
      },
      postings,
      receipts,
    );
  // Only where the last of a charge is decided may the status of a document follow; else all goes out at once.
  if (!crossesZero(plan))
    return withCommit(async () => {
      const [, row] = await sendInOrder(move, write);
      return row;
    });
  await move();
  reportDocuments(
    ctx,
    plan.map(({ charge }) => charge),
    payment.type_id,
  );
  return withCommit(write);
}

/** Open debt of charges, oldest due date first, locked. Most charges have none. */
async function lockOpenLots(ctx: Context, charges: readonly Charge[]): Promise<DebtLot[]> {
  const indebted = charges.filter(({ outstanding }) => compare(outstanding, '0') > 0).map(({ id }) => id);
  if (indebted.length === 0) return [];
  const { rows } = await sql<DebtLot>`select id, charge_id, credit_order_id, amount, repaid from debt_lots
      where charge_id = any(${indebted}::bigint[]) and repaid < amount
    order by payment_due_date, id for no key update`.execute(ctx.db);
  return rows;
}

/** The party's side of a ledger account. */
const accountOf = ({ party, currency_id }: Payment) => ({
  party_type: party.type,
  party_id: party.id,
  currency_id,
});

/** The postings of a payment over its locked accounts. Refuses what the wallet does not hold. */
async function preparePostings(
  ctx: Context,
  payment: Payment,
  plan: readonly Settlement[],
  transaction_id: number,
  [heldWallet, clear]: LedgerAccount[],
): Promise<Posting[]> {
  const { party, currency_id, amount, voucher_date, type_id } = payment;
  let wallet = heldWallet!;
  if (compare(wallet.balance, amount) < 0)
    throw refuseField(
      'amount',
      'wallet_not_enough',
      { available: wallet.balance },
      { available: wallet.balance, currency_id },
    );
  let [debt] = plan.some(({ lot }) => lot !== undefined)
    ? await lockAccounts(ctx, [{ ...accountOf(payment), role: 'DEBT' }])
    : [];
  const postings: Posting[] = [];
  for (const { charge, amount: part, lot } of plan) {
    const fromWallet = bookBase(wallet, part)!;
    const settled = lot === undefined ? clear! : debt!;
    const worth = lot === undefined ? fromWallet : (bookBase(debt!, part) ?? fromWallet);
    // A customer's wallet is what we owe and is debited; an advance to a supplier is ours and is credited.
    const sides =
      party.type === 'user'
        ? { debit: wallet, debit_base: fromWallet, credit: settled, credit_base: worth }
        : { debit: settled, debit_base: worth, credit: wallet, credit_base: fromWallet };
    postings.push(
      ...(await transferPostings(ctx, {
        ...sides,
        amount: part,
        kind: type_id,
        charge_id: charge.id,
        transaction_id,
        voucher_date,
      })),
    );
    wallet = afterLeaving(wallet, part, fromWallet);
    if (lot !== undefined) debt = afterLeaving(debt!, part, worth);
  }
  return postings;
}

/** Marks repayments on the lots, and on the credits they were drawn from. */
async function repayLots(ctx: Context, plan: readonly Settlement[]): Promise<void> {
  const repayments = plan.flatMap(({ lot, amount }) =>
    lot === undefined ? [] : [{ id: lot.id, credit_order_id: lot.credit_order_id, amount }],
  );
  if (repayments.length === 0) return;
  await sql`
    with input as (select *
    from jsonb_to_recordset(${JSON.stringify(repayments)}::jsonb) as r (id bigint, credit_order_id bigint,
      amount numeric)),
    credits as (update credit_orders c set paid_amount = c.paid_amount + i.amount, version = version + 1,
      updated_at = now()
      from (select credit_order_id, sum(amount) as amount from input where credit_order_id is not null
      group by 1) i where c.id = i.credit_order_id)
    update debt_lots l set repaid = l.repaid + i.amount from input i where l.id = i.id`.execute(ctx.db);
}

/** What each receipt got of the payment; a charge counts for the first receipt that names it. */
export function receiptAmounts(
  receipts: readonly Receipt[],
  plan: readonly { charge: Charge; amount: Decimal }[],
): ReceiptFacts[] {
  const left = new Set(plan);
  return receipts.map((receipt) => {
    const own = [...left].filter(({ charge }) => isFor(charge, receipt));
    for (const part of own) left.delete(part);
    return { ...receipt, amount: add(...own.map(({ amount }) => amount), zero) };
  });
}

/** Reports the documents whose charges were settled: their status may follow. */
export function reportDocuments(ctx: Context, charges: readonly Charge[], cause: string): void {
  ctx.report(
    'order',
    charges.map(({ order_id }) => order_id).filter((id) => id !== null),
    cause,
  );
  ctx.report(
    'purchase',
    charges.map(({ purchase_id }) => purchase_id).filter((id) => id !== null),
    cause,
  );
}
