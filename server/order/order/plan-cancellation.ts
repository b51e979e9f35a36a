import { sql } from 'kysely';
import { add, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { cancelOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import { planRefund, overpaymentOf, type RefundPart } from '../../accounting/refund/refund-charges.ts';
import { cancelFeeOf, noFee } from './cancel-fee.ts';
import { requireOffBills } from './require-off-bills.ts';

type Plan = Omit<ResponseOf<typeof cancelOrder>, 'executed'>;

/**
 * Computes and locks everything that cancelling an order affects: purchases that lose the order, goods and
 * boxes that return to stock, and refunds. Refuses while goods of it are on lading bills. The caller has
 * locked the order.
 */
export async function planCancellation(
  ctx: Context,
  id: string,
  { waive_fee = false } = {},
): Promise<{ plan: Plan; refunds: RefundPart[] }> {
  const fee = waive_fee ? noFee : await cancelFeeOf(ctx, id);
  const [, , locked] = await pipeline(
    () => lockGoodsAndBoxes(ctx, id),
    () => requireOffBills(ctx, [id]),
    () =>
      lockCharges(ctx, {
        kinds: ['purchase_cost', 'service_fee', 'freight'],
        order_ids: [id],
        whoeverBears: true,
      }),
  );
  const charges = locked.map((charge) =>
    asking(charge, charge.kind === 'purchase_cost' ? fee.cancel_fee : zero),
  );
  const refunds = planRefund(charges, overpaymentOf(charges));
  const plan = {
    order_id: id,
    ...fee,
    purchases: await readPurchases(ctx, id),
    distributions: await readDistributions(ctx, id),
    boxes: await readBoxes(ctx, id),
    money: refunds.map(moneyOf),
  };
  return { plan, refunds };
}

/**
 * Goods and boxes of a locked order. Whoever adds some locks the order first, so they do not change
 * meanwhile.
 */
function lockGoodsAndBoxes(ctx: Context, id: string): Promise<unknown> {
  const goods = (column: 'id' | 'purchase_id') => sql`
    select g.${sql.ref(column)}
    from order_items i
    join order_distributions d on d.order_item_id = i.id
    join purchase_items g on g.id = d.purchase_item_id
    where i.order_id = ${id}`;
  return pipeline(
    () => lock(ctx, 'purchases', goods('purchase_id')),
    () => lock(ctx, 'order_items', sql`select id from order_items where order_id = ${id}`),
    () => lock(ctx, 'purchase_items', goods('id')),
    () =>
      lock(
        ctx,
        'order_distributions',
        sql`select d.id from order_distributions d
          join order_items i on i.id = d.order_item_id where i.order_id = ${id}`,
      ),
    () => lock(ctx, 'boxes', sql`select box_id from owning_boxes where order_id = ${id} and quantity > 0`),
  );
}

/** A charge as it would be after its amount due changed. */
const asking = (charge: Charge, total: Decimal): Charge => ({
  ...charge,
  total,
  unsolved: add(subtract(charge.unsolved, charge.total), total),
});

const moneyOf = ({ charge, written_back, cash, repaid_debt }: RefundPart): Plan['money'][number] => ({
  kind: charge.kind,
  currency_id: charge.currency_id,
  refunded: add(cash, repaid_debt),
  written_back,
});

async function readPurchases(ctx: Context, id: string): Promise<Plan['purchases']> {
  const { rows } = await sql<{
    purchase_id: number;
    purchase_item_id: number | null;
    quantity: Decimal;
    ordered: boolean;
  }>`
    select p.id as purchase_id, i.id as purchase_item_id, s.quantity, p.ordered_at is not null as ordered
    from order_items oi
    join purchase_item_sources s on s.order_item_id = oi.id
    join purchase_items i on i.id = s.purchase_item_id
    join purchases p on p.id = i.purchase_id
    where oi.order_id = ${id} and p.cancelled_at is null
    union all
    select p.id, null::bigint, 1, p.ordered_at is not null
    from order_payees y
    join purchases p on p.id = y.purchase_id
    where y.order_id = ${id} and p.cancelled_at is null
    order by 1, 2`.execute(ctx.db);
  return rows;
}

async function readDistributions(ctx: Context, id: string): Promise<Plan['distributions']> {
  const { rows } = await sql<{ id: number; purchase_item_id: number; quantity: Decimal }>`
    select d.id, d.purchase_item_id, d.quantity
    from order_distributions d
    join order_items i on i.id = d.order_item_id
    where i.order_id = ${id}
    order by d.id`.execute(ctx.db);
  return rows;
}

const readBoxes = (ctx: Context, id: string): Promise<Plan['boxes']> =>
  ctx.db
    .selectFrom('owning_boxes')
    .select(['id as owning_box_id', 'box_id', 'quantity'])
    .where('order_id', '=', id)
    .where('quantity', '>', 0)
    .orderBy('id')
    .execute();
