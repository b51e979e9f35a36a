import { roleFacts } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { PostingKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  customerAccounts,
  debtRole,
  type DocumentAccounts,
} from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { spotBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount } from '../ledger/ledger-accounts.ts';
import { post, samePosting, type Posting } from '../ledger/post.ts';
import { openLots } from './debt-lots.ts';

/** Debt is due this many days after it is recorded, unless a credit says otherwise. */
const DEFAULT_TERM_DAYS = 30;

export interface NewDebt {
  charge: Charge;
  amount: Decimal;
}
interface DebtTerms {
  kind: PostingKind;
  voucher_date: string;
  payment_due_date?: string;
  credit_order_id?: number;
  transaction_id?: number;
  /** Those of customers, where it says nothing. */
  accounts?: DocumentAccounts;
}

/**
 * Puts parts of locked charges on debt: posts it against what waits to be cleared, raises `debited`, and
 * opens a debt lot each with a due date. Answers the postings.
 */
export async function recordDebt(
  ctx: Context,
  debts: readonly NewDebt[],
  {
    kind,
    voucher_date,
    payment_due_date,
    credit_order_id,
    transaction_id,
    accounts = customerAccounts,
  }: DebtTerms,
): Promise<Posting[]> {
  const role = debtRole(accounts);
  const locked = await lockAccounts(
    ctx,
    debts.flatMap(({ charge: { party_type, party_id, currency_id } }) =>
      [role, accounts.documents].map((own) =>
        partyAccount(own, { type: party_type, id: party_id }, currency_id),
      ),
    ),
  );
  const postings: Posting[] = [];
  for (const [index, { charge, amount }] of debts.entries()) {
    const [debt, documents] = locked.slice(2 * index);
    const amount_base = await spotBase(ctx, amount, charge.currency_id, voucher_date);
    postings.push(
      samePosting({
        ...(roleFacts[role].side === 'debit'
          ? { debit: debt!, credit: documents! }
          : { debit: documents!, credit: debt! }),
        amount,
        amount_base,
        kind,
        charge_id: charge.id,
        transaction_id: transaction_id ?? null,
        voucher_date,
      }),
    );
  }
  await post(ctx, postings);
  await changeCharges(
    ctx,
    debts.map(({ charge, amount }) => ({ charge_id: charge.id, debited: amount })),
  );
  await openLots(
    ctx,
    debts.map(({ charge, amount }) => ({ charge_id: charge.id, amount })),
    { credit_order_id, payment_due_date: payment_due_date ?? defaultDueDate(ctx) },
  );
  return postings;
}

const DAY_MS = 86_400_000;
const defaultDueDate = (ctx: Context): string =>
  dayIn(new Date(ctx.now.getTime() + DEFAULT_TERM_DAYS * DAY_MS));
