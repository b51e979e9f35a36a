import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { setChargeTotals, type ChargeTotal } from '../../accounting/charge/set-charge-total.ts';

interface AskingPurchase {
  id: number;
  supplier_id: number;
  currency_id: CurrencyId;
}

/** The charge of a purchase. */
export const purchaseCharge = (
  { id, supplier_id, currency_id }: AskingPurchase,
  total: Decimal,
): ChargeTotal => ({
  kind: 'purchase',
  currency_id,
  party_type: 'supplier',
  party_id: supplier_id,
  purchase_id: id,
  total,
});

/** Recomputes the charge of a purchase: its lines and additional cost, less price cuts. */
export async function refreshPurchaseCharge(ctx: Context, purchase: AskingPurchase): Promise<void> {
  const {
    rows: [sum],
  } = await sql<{ total: Decimal }>`
    select greatest(0, p.additional_cost
      - case when p.compensation_cuts_price then p.compensation else 0 end
      + coalesce((select sum(balance) from purchase_items i where i.purchase_id = p.id), 0)) as total
    from purchases p
    where p.id = ${purchase.id}`.execute(ctx.db);
  await setChargeTotals(ctx, [purchaseCharge(purchase, sum!.total)]);
}
