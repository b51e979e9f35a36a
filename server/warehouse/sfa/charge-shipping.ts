import { sql } from 'kysely';
import { isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';

/**
 * A shipping fee paid on arrival is owed to the supplier whose goods came; without a known purchase it is
 * only noted.
 */
export async function chargeShipping(ctx: Context, id: string | number): Promise<void> {
  const {
    rows: [fee],
  } = await sql<{ shipping_fee: Decimal; supplier_id: number | null; charged: boolean }>`
    select s.shipping_fee,
      (
        select p.supplier_id
        from purchase_trackings pt
        join purchases p on p.id = pt.purchase_id
        where pt.tracking_id = s.tracking_id
        order by p.id
        limit 1) as supplier_id,
      exists (select from charges c where c.sfa_id = s.id) as charged
    from sfas s
    where s.id = ${id}`.execute(ctx.db);
  if (fee === undefined || fee.supplier_id === null) return;
  if (!isPositive(fee.shipping_fee) && !fee.charged) return;
  await setChargeTotals(ctx, [
    {
      kind: 'sfa_shipping',
      currency_id: 'JPY',
      party_type: 'supplier',
      party_id: fee.supplier_id,
      sfa_id: Number(id),
      total: fee.shipping_fee,
    },
  ]);
}
