import { sql } from 'kysely';
import { isZero, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { notReversed } from '../ledger/not-reversed.ts';

/** A change of a charge by a voucher: paid, or a repaid part of a debt lot. */
export interface Settled {
  charge_id: number;
  debt_lot_id?: number | null;
  resolved?: Decimal;
  debited?: Decimal;
  repaid?: Decimal;
}

/** Stores the changes of charges and lots by a voucher, so that it can be reversed exactly. */
export async function recordSettlements(
  ctx: Context,
  transaction_id: number,
  changes: readonly Settled[],
): Promise<void> {
  const rows = changes
    .map(({ charge_id, debt_lot_id = null, resolved = zero, debited = zero, repaid = zero }) => ({
      ...{ charge_id, debt_lot_id, resolved, debited, repaid },
    }))
    .filter(({ resolved, debited, repaid }) => ![resolved, debited, repaid].every(isZero));
  if (rows.length === 0) return;
  await sql`
    insert into settlements (transaction_id, charge_id, debt_lot_id, resolved, debited, repaid)
    select ${transaction_id}::bigint, charge_id, debt_lot_id, resolved, debited, repaid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (charge_id bigint, debt_lot_id bigint, resolved numeric, debited numeric, repaid numeric)`.execute(
    ctx.db,
  );
}

/** The changes by a voucher; undefined for vouchers older than these records. */
export async function settlementsOf(ctx: Context, transaction_id: number): Promise<Required<Settled>[]> {
  return ctx.db
    .selectFrom('settlements')
    .select(['charge_id', 'debt_lot_id', 'resolved', 'debited', 'repaid'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .execute();
}

/** Later vouchers, not reversed, that changed the same charges and block a reversal. */
export async function laterVouchers(
  ctx: Context,
  transaction_id: number,
): Promise<{ id: number; code_ref: string }[]> {
  const { rows } = await sql<{ id: number; code_ref: string }>`
    with own as (
      select charge_id, max(id) as last from settlements where transaction_id = ${transaction_id} group by 1)
    select distinct t.id, t.code_ref
    from own
    join settlements s on s.charge_id = own.charge_id and s.id > own.last
    join transactions t on t.id = s.transaction_id
    where t.reverses_id is null
      and ${notReversed}
    order by t.id`.execute(ctx.db);
  return rows;
}
