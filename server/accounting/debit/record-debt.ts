import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import type { Charge } from '../charge/charges.ts';
import { changeCharges } from '../charge/charges.ts';
import { spotBase } from '../ledger/base-amount.ts';
import { lockAccounts } from '../ledger/ledger-accounts.ts';
import { post, samePosting, type Posting } from '../ledger/post.ts';

/** Debt is due this many days after it is recorded, unless a credit says otherwise. */
export const DEFAULT_TERM_DAYS = 30;

export interface NewDebt {
  charge: Charge;
  amount: Decimal;
}
interface DebtTerms {
  kind: string;
  voucher_date: string;
  payment_due_date?: string;
  credit_order_id?: number;
  transaction_id?: number;
}

/**
 * Puts parts of locked charges on debt: posts DEBT against CLEAR, raises `debited`, and opens a debt lot each
 * with a due date. Answers the postings.
 */
export async function recordDebt(
  ctx: Context,
  debts: readonly NewDebt[],
  { kind, voucher_date, payment_due_date, credit_order_id, transaction_id }: DebtTerms,
): Promise<Posting[]> {
  const postings: Posting[] = [];
  for (const { charge, amount } of debts) {
    const key = { party_type: charge.party_type, party_id: charge.party_id, currency_id: charge.currency_id };
    const [debit, credit] = await lockAccounts(ctx, [
      { ...key, role: 'DEBT' },
      { ...key, role: 'CLEAR' },
    ]);
    const amount_base = await spotBase(ctx, amount, charge.currency_id, voucher_date);
    postings.push(
      samePosting({
        debit: debit!,
        credit: credit!,
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
  await sql`insert into debt_lots (charge_id, credit_order_id, amount, payment_due_date)
    select charge_id, ${credit_order_id ?? null}::bigint, amount,
      ${payment_due_date ?? defaultDueDate(ctx)}::date
    from jsonb_to_recordset(${JSON.stringify(debts.map(({ charge, amount }) => ({ charge_id: charge.id, amount })))}::jsonb) as d (charge_id bigint, amount numeric)`.execute(
    ctx.db,
  );
  return postings;
}

const DAY_MS = 86_400_000;
const defaultDueDate = (ctx: Context): string =>
  dayIn(new Date(ctx.now.getTime() + DEFAULT_TERM_DAYS * DAY_MS));
