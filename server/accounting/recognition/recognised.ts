import { sql } from 'kysely';
import { isZero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';

/** The amount recognized of a charge; the part passed on to a linked charge is separate. */
export interface Recognised {
  charge_id: number;
  passed_charge_id: number | null;
  /** The party of the linked charge. */
  passed_party_id: number | null;
  amount: Decimal;
  amount_base: Decimal;
  vat_base: Decimal;
}

/** Amounts recognized of charges so far. */
export async function recognisedOf(ctx: Context, chargeIds: readonly number[]): Promise<Recognised[]> {
  const { rows } = await sql<Recognised>`
    select r.charge_id, r.passed_charge_id, p.party_id as passed_party_id, sum(r.amount) as amount,
      sum(r.amount_base) as amount_base, sum(r.vat_base) as vat_base
    from recognitions r
    left join charges p on p.id = r.passed_charge_id
    where r.charge_id = any(${[...chargeIds]}::bigint[])
    group by 1, 2, 3
    order by 1, 2`.execute(ctx.db);
  return rows;
}

/** A recognition added by a voucher. */
export interface Recognition extends Omit<Recognised, 'vat_base' | 'passed_party_id'> {
  transaction_id: number;
  vat_percent?: Decimal;
  vat_base?: Decimal;
}

/** Stores the recognitions of vouchers. */
export async function recordRecognitions(ctx: Context, rows: readonly Recognition[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into recognitions (organization_id, transaction_id, charge_id, passed_charge_id, amount,
      amount_base, vat_percent, vat_base)
    select ${ctx.organizationId}, transaction_id, charge_id, passed_charge_id, amount, amount_base,
      coalesce(vat_percent, 0), coalesce(vat_base, 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (transaction_id bigint, charge_id bigint,
      passed_charge_id bigint, amount numeric, amount_base numeric, vat_percent numeric,
      vat_base numeric)`.execute(ctx.db);
}

/** A change of the value of goods: by a charge, for an order, or both. */
export interface GoodsValue {
  transaction_id: number | null;
  purchase_item_id: number | null;
  charge_id: number | null;
  order_id: string | null;
  quantity: Decimal;
  amount_base: Decimal;
}

/** Stores value changes of goods. */
export async function recordGoods(ctx: Context, values: readonly GoodsValue[]): Promise<void> {
  const rows = values.filter(({ quantity, amount_base }) => !(isZero(quantity) && isZero(amount_base)));
  if (rows.length === 0) return;
  await sql`
    insert into goods_values (organization_id, transaction_id, purchase_item_id, charge_id, order_id,
      quantity, amount_base)
    select ${ctx.organizationId}, transaction_id, purchase_item_id, charge_id, order_id, quantity, amount_base
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (transaction_id bigint,
      purchase_item_id bigint, charge_id bigint, order_id text, quantity numeric, amount_base numeric)`.execute(
    ctx.db,
  );
}
