import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { dayIn, BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';
import { notReversed } from '../ledger/not-reversed.ts';

/** The recipient of a voucher. */
interface Target {
  transactionable_type?: string | null | undefined;
  transactionable_id?: number | null | undefined;
  /** The chosen company account. */
  account_id?: number | null | undefined;
  /** The voucher to reverse. */
  reverses_id?: number;
}
/** An amount posted in a currency for a date; `amount_base` if the bank stated its value. */
interface Posted {
  amount: Decimal;
  currency_id: CurrencyId;
  voucher_date: string;
  amount_base: Decimal | null;
}

/**
 * What the actor posted today to the same recipient by this kind without approval and not reversed, so that
 * splitting does not avoid the limit. Other kinds would count the same money twice, such as a refund followed
 * by a withdrawal. Locked until commit against concurrent parts. Bank statement bookings are excluded,
 * because the money had left before.
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
 * The common recipient: the party, or the account of other payments. Transfers stay within the company and a
 * reversal undoes one voucher, so those count by themselves.
 */
function isTo(target: Target): RawBuilder<SqlBool> | undefined {
  const { transactionable_type, transactionable_id, account_id, reverses_id } = target;
  if (reverses_id !== undefined) return undefined;
  if (transactionable_id != null)
    return sql`t.transactionable_type = ${transactionable_type} and t.transactionable_id = ${transactionable_id}`;
  return account_id == null ? undefined : sql`t.account_id = ${account_id} and t.transactionable_id is null`;
}
