import { sql } from 'kysely';
import { compare, isZero, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { lock } from '#kernel/locks/lock.ts';
import { setChargeTotals, type ChargeTotal } from '../../accounting/charge/set-charge-total.ts';

/** Updates the shipping fee charge of a parcel that was created or changed. */
export const chargeShipping = (ctx: Context, id: string | number): Promise<void> =>
  chargeParcels(ctx, [Number(id)]);

/** Updates the shipping fees of parcels whose trackings moved to other purchases: the creditor may change. */
export async function chargeShippingOf(ctx: Context, reported: EventBatch<'tracking'>): Promise<void> {
  const parcels = await ctx.db
    .selectFrom('sfas')
    .select('id')
    .where('tracking_id', 'in', [...reported.keys()])
    .orderBy('id')
    .execute();
  if (parcels.length === 0) return;
  const ids = parcels.map(({ id }) => id);
  await lock(ctx, 'sfas', ids);
  await chargeParcels(ctx, ids);
}

interface Fee {
  id: number;
  shipping_fee: Decimal;
  /**
   * Current amount and creditor of the charge, if any, and whether it is fixed because something is paid or
   * in the books.
   */
  charged: Decimal | null;
  party_id: number | null;
  stands: boolean;
  /** The supplier of the purchase with this tracking. */
  supplier_id: number | null;
}

/**
 * A shipping fee paid on arrival is owed to the supplier of the goods: of the first purchase known for the
 * tracking, or whose lines were tallied in it. Without a known purchase it is only stored. The creditor is
 * fixed once the fee is paid or its goods were received.
 */
export async function chargeParcels(ctx: Context, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<Fee>`
    select s.id, s.shipping_fee, c.total as charged, c.party_id,
      coalesce(c.resolved <> 0 or c.debited <> 0 or (
        select sum(r.amount) from recognitions r where r.charge_id = c.id) <> 0, false) as stands,
      (
        select p.supplier_id
        from (
          select purchase_id, attached_at from purchase_trackings where tracking_id = s.tracking_id
          union all
          select i.purchase_id, 'infinity'
          from sfa_receipts r
          join sfa_receipt_items x on x.sfa_receipt_id = r.id
          join purchase_items i on i.id = x.purchase_item_id
          where r.sfa_id = s.id) k
        join purchases p on p.id = k.purchase_id
        order by p.cancelled_at is not null, k.attached_at, p.id
        limit 1) as supplier_id
    from sfas s
    left join charges c on c.sfa_id = s.id
    where s.id = any(${[...ids]}::bigint[])
    order by s.id`.execute(ctx.db);
  await setChargeTotals(ctx, rows.flatMap(chargeOf));
}

/** Changes of the charge of a parcel. */
function chargeOf({ id, shipping_fee, charged, stands, ...who }: Fee): ChargeTotal[] {
  const party_id = stands ? who.party_id : (who.supplier_id ?? who.party_id);
  const total = stands || who.supplier_id !== null ? shipping_fee : zero;
  if (party_id === null || (charged === null && isZero(total))) return [];
  if (charged !== null && party_id === who.party_id && compare(charged, total) === 0) return [];
  return [
    {
      ...{ kind: 'sfa_shipping', currency_id: 'JPY', sfa_id: id, total },
      ...{ party_type: 'supplier', party_id },
    },
  ];
}
