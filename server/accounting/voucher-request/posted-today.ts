import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { dayIn, BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';
import { notReversed } from '../ledger/not-reversed.ts';

/** To whom a voucher is. */
interface Target {
  transactionable_type?: string | null | undefined;
  transactionable_id?: number | null | undefined;
  /** The account of the house that is chosen. */
  account_id?: number | null | undefined;
  /** The voucher that is reversed. */
  reverses_id?: number;
}
/** What was posted in a currency and for a day; `amount_base` where the bank said what it made of it. */
interface Posted {
  amount: Decimal;
  currency_id: CurrencyId;
  voucher_date: string;
  amount_base: Decimal | null;
}

/**
 * What the actor posted today by this kind to whom the voucher is for, without a second person, and what
 * still stands: a payment that is split stays one. Other kinds would count the same money twice, as what is
 * given back into a wallet and then withdrawn. Held until the end of the write, so that the parts cannot
 * pass each other. What a bank's statement brought had left before anybody wrote it down.
 */
export async function readPostedToday(
  ctx: Context,
  kind: TransactionKind,
  target: Target,
): Promise<Posted[]> {
  const sameTarget = isTo(target);
  if (sameTarget === undefined) return [];
  await sql`select pg_advisory_xact_lock(hashtext('second person'), hashtext(${String(ctx.actor.id)}))`.execute(
    ctx.db,
  );
  const { rows } = await sql<Posted>`
    select sum(t.amount) as amount, t.currency_id, t.voucher_date, sum(t.amount_base) as amount_base
    from transactions t
    where t.prepared_by_id = ${ctx.actor.id} and t.type_id = ${kind} and ${sameTarget}
      and ${isOfCompany(ctx, 't.organization_id')}
      and t.created_at >= (${dayIn(ctx.now)}::date)::timestamp at time zone ${BUSINESS_ZONE}
      and ${notReversed}
      and not exists (select from voucher_requests r where r.transaction_id = t.id)
      and not exists (select from bank_statement_lines b where b.transaction_id = t.id and b.made_voucher)
    group by t.currency_id, t.voucher_date, t.amount_base is null`.execute(ctx.db);
  return rows;
}

/**
 * What vouchers to the same target have in common: the party, or the account that another payment is booked
 * to. Transfers stay in the house, and a reversal undoes one voucher: those count by themselves.
 */
function isTo(target: Target): RawBuilder<SqlBool> | undefined {
  const { transactionable_type, transactionable_id, account_id, reverses_id } = target;
  if (reverses_id !== undefined) return undefined;
  if (transactionable_id != null)
    return sql`t.transactionable_type = ${transactionable_type} and t.transactionable_id = ${transactionable_id}`;
  return account_id == null ? undefined : sql`t.account_id = ${account_id} and t.transactionable_id is null`;
}
