import { sql } from 'kysely';
import { add, isPositive, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Charge } from '../charge/charges.ts';

/** A part of a charge's debt with its own due date. */
export interface DebtLot {
  id: number;
  charge_id: number;
  credit_order_id: number | null;
  amount: Decimal;
  repaid: Decimal;
}
/** A reduction of a lot: `repaid` is the part of `amount` that had been repaid. */
export interface LotChange {
  id: number;
  charge_id: number;
  credit_order_id: number | null;
  amount: Decimal;
  repaid: Decimal;
}

/** Opens a lot for each new debt and returns them. */
export async function openLots(
  ctx: Context,
  debts: readonly { charge_id: number; amount: Decimal }[],
  { credit_order_id, payment_due_date }: { credit_order_id: number | undefined; payment_due_date: string },
): Promise<{ id: number; charge_id: number; amount: Decimal }[]> {
  if (debts.length === 0) return [];
  const { rows } = await sql<{ id: number; charge_id: number; amount: Decimal }>`
    insert into debt_lots (charge_id, credit_order_id, amount, payment_due_date, organization_id, party_type,
      party_id, currency_id, kind, document)
    select c.id, ${credit_order_id ?? null}::bigint, d.amount, ${payment_due_date}::date, c.organization_id,
      c.party_type, c.party_id, c.currency_id, c.kind, c.document
    from jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as d (charge_id bigint, amount numeric)
    join charges c on c.id = d.charge_id
    returning id, charge_id, amount`.execute(ctx.db);
  return rows;
}

/** Locks outstanding lots of charges by due date, after their credits. Most charges have none. */
export async function lockOpenLots(ctx: Context, charges: readonly Charge[]): Promise<DebtLot[]> {
  const indebted = charges.filter(({ outstanding }) => isPositive(outstanding)).map(({ id }) => id);
  if (indebted.length === 0) return [];
  const [, { rows }] = await pipeline(
    () => lockLots(ctx, indebted),
    () =>
      sql<DebtLot>`
        select id, charge_id, credit_order_id, amount, repaid
        from debt_lots
        where charge_id = any(${indebted}::bigint[]) and repaid < amount
        order by payment_due_date, id`.execute(ctx.db),
  );
  return rows;
}

/** Locks all lots of locked charges, after their credits. */
export async function lockLots(ctx: Context, charge_ids: readonly number[]): Promise<void> {
  if (charge_ids.length === 0) return;
  await pipeline(
    () =>
      lock(
        ctx,
        'credit_orders',
        sql`select credit_order_id from debt_lots where charge_id = any(${charge_ids}::bigint[])`,
      ),
    () =>
      lock(ctx, 'debt_lots', sql`select id from debt_lots where charge_id = any(${charge_ids}::bigint[])`),
  );
}

/** Records repayments on locked lots. */
export async function repayLots(
  ctx: Context,
  repayments: readonly { id: number; amount: Decimal }[],
): Promise<void> {
  if (repayments.length === 0) return;
  await sql`
    update debt_lots l
    set repaid = l.repaid + r.amount
    from jsonb_to_recordset(${JSON.stringify(repayments)}::jsonb) as r (id bigint, amount numeric)
    where l.id = r.id`.execute(ctx.db);
}

/**
 * Takes written-back debt and refunded repayments off a charge's latest lots, which the caller has locked.
 * Returns the reductions.
 */
export async function shrinkLots(
  ctx: Context,
  charge_id: number,
  { written_back, repaid_debt }: { written_back: Decimal; repaid_debt: Decimal },
): Promise<LotChange[]> {
  if (!isPositive(add(written_back, repaid_debt))) return [];
  const lots = await readLots(ctx, charge_id);
  const changes: LotChange[] = [];
  let open = written_back;
  let repaid = repaid_debt;
  for (const lot of lots) {
    const fromOpen = least(open, subtract(lot.amount, lot.repaid));
    const fromRepaid = least(repaid, lot.repaid);
    const less = add(fromOpen, fromRepaid);
    if (!isPositive(less)) continue;
    open = subtract(open, fromOpen);
    repaid = subtract(repaid, fromRepaid);
    await ctx.db
      .updateTable('debt_lots')
      .set({ amount: subtract(lot.amount, less), repaid: subtract(lot.repaid, fromRepaid) })
      .where('id', '=', lot.id)
      .execute();
    const { id, credit_order_id } = lot;
    changes.push({ id, charge_id, credit_order_id, amount: less, repaid: fromRepaid });
  }
  return changes;
}

/** All lots of a charge, latest due date first. */
const readLots = (ctx: Context, charge_id: number): Promise<DebtLot[]> =>
  ctx.db
    .selectFrom('debt_lots')
    .select(['id', 'charge_id', 'credit_order_id', 'amount', 'repaid'])
    .where('charge_id', '=', charge_id)
    .orderBy('payment_due_date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Applies changes to locked lots; parts drawn from credits are returned by lot. */
export async function changeLots(
  ctx: Context,
  changes: readonly { id: number; amount: Decimal; repaid: Decimal }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update debt_lots l
    set amount = l.amount + c.amount, repaid = l.repaid + c.repaid
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c (id bigint, amount numeric, repaid numeric)
    where l.id = c.id`.execute(ctx.db);
}

/** Locked lots with current amounts. */
export const lotsById = (ctx: Context, ids: readonly number[]): Promise<DebtLot[]> =>
  ctx.db
    .selectFrom('debt_lots')
    .select(['id', 'charge_id', 'credit_order_id', 'amount', 'repaid'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();

/** Sets the due date of lots drawn from a locked credit to that of the credit. */
export async function changeDueDate(
  ctx: Context,
  credit_order_id: number,
  payment_due_date: string,
): Promise<void> {
  await lock(ctx, 'debt_lots', sql`select id from debt_lots where credit_order_id = ${credit_order_id}`);
  await ctx.db
    .updateTable('debt_lots')
    .set({ payment_due_date })
    .where('credit_order_id', '=', credit_order_id)
    .execute();
}
