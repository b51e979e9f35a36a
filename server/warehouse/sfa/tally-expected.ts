import { sql } from 'kysely';
import type {
  leftReasons,
  tallyExpected as endpoint,
} from '@hakobu/contract/warehouse/sfa/tally-expected.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock, requireLocked } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import {
  lockItemsToReceive,
  ordersBoughtFor,
  type ReceivedItem,
} from '../../order/purchase/receive-items.ts';
import { allocateTallied, chargeTallied, recordTally, type Inbound } from './record-tally.ts';
import { sfaReceiptSource } from './sfa.queries.ts';

/** An inbound item with what is still to come with it. */
interface ExpectedParcel extends Inbound {
  tracking_code: string;
  packages: number;
  items: ReceivedItem[];
  /** Other parcels of the same purchases are on their way, so nobody knows which goods are in this one. */
  is_one_of_several: boolean;
  /** One of the purchases is not ordered yet. */
  is_not_ordered: boolean;
  /** A parcel of a shipment order, which is forwarded unopened. */
  is_forwarded: boolean;
}

/**
 * Tallies parcels whose contents came as ordered, all of them or none. Parcels of which nothing is expected,
 * not ordered, or of which nobody knows what is in them, are left for a count by hand.
 */
export const tallyExpected: Handler<typeof endpoint> = async (ctx, { body: { sfa_ids, allocate } }) => {
  const ids = [...new Set(sfa_ids)];
  const orders = await lockParcels(ctx, ids);
  const parcels = await readExpected(ctx, ids);
  const items = parcels.flatMap((parcel) => parcel.items);
  requireLocked(
    ctx,
    'purchase_items',
    items.map(({ purchase_item_id }) => purchase_item_id),
  );
  const tallied: ExpectedParcel[] = [];
  const receipts: number[] = [];
  const left = [];
  for (const id of ids) {
    const parcel = parcels.find((one) => one.id === id);
    if (parcel === undefined) throw unknownReference(`sfa_ids.${sfa_ids.indexOf(id)}`, id);
    const reason = reasonToLeave(parcel);
    if (reason !== undefined) left.push({ sfa_id: id, tracking_code: parcel.tracking_code, reason });
    else {
      receipts.push(await recordTally(ctx, parcel, parcel));
      tallied.push(parcel);
    }
  }
  await chargeTallied(ctx, tallied);
  const goods = tallied.flatMap((parcel) => parcel.items);
  const allocated = allocate && goods.length > 0 ? await allocateTallied(ctx, orders, goods) : [];
  const data = [];
  for (const id of receipts) data.push(await findRow(ctx, sfaReceiptSource, id));
  return { data, allocated, left };
};

function reasonToLeave({
  items,
  packages,
  is_one_of_several,
  is_not_ordered,
  is_forwarded,
}: ExpectedParcel): (typeof leftReasons)[number] | undefined {
  if (items.length === 0 && packages === 0) return 'tallied';
  if (items.length === 0) return is_forwarded ? undefined : 'nothing_expected';
  if (is_not_ordered) return 'not_ordered';
  return is_one_of_several ? 'several_parcels' : undefined;
}

/** Locks the parcels with everything that their tally changes. Returns the orders of their goods. */
async function lockParcels(ctx: Context, ids: readonly number[]): Promise<string[]> {
  const items = (await readExpected(ctx, ids)).flatMap((parcel) => parcel.items);
  const trackings = sql`select tracking_id from sfas where id = any(${[...ids]}::bigint[])`;
  const [orders] = await pipeline(
    () =>
      lock(
        ctx,
        'orders',
        sql`select order_id from order_trackings where tracking_id in (${trackings})
          union ${ordersBoughtFor(items)}`,
      ),
    () => lockItemsToReceive(ctx, items),
    () => lock(ctx, 'trackings', trackings),
    () =>
      lock(
        ctx,
        'sfas',
        [...ids].toSorted((a, b) => a - b),
      ),
  );
  return orders;
}

async function readExpected(ctx: Context, ids: readonly number[]): Promise<ExpectedParcel[]> {
  const { rows } = await sql<ExpectedParcel>`
    select s.id, s.tracking_id, s.tracking_code, s.shipping_fee,
      greatest(s.quantity - s.received_quantity, 0) as packages,
      coalesce((
        select jsonb_agg(jsonb_build_object('purchase_item_id', i.id,
          'quantity', (i.quantity - i.received_quantity - i.short_closed_quantity)::text) order by i.id)
        from purchase_trackings t
        join purchases p on p.id = t.purchase_id and p.cancelled_at is null
        join purchase_items i on i.purchase_id = p.id
        where t.tracking_id = s.tracking_id
          and i.quantity > i.received_quantity + i.short_closed_quantity), '[]') as items,
      exists (
        select from purchase_trackings t
        join purchase_trackings o on o.purchase_id = t.purchase_id and o.tracking_id <> t.tracking_id
        join trackings k on k.id = o.tracking_id and k.checked_at is null
        where t.tracking_id = s.tracking_id) as is_one_of_several,
      exists (
        select from purchase_trackings t
        join purchases p on p.id = t.purchase_id and p.cancelled_at is null and p.ordered_at is null
        where t.tracking_id = s.tracking_id) as is_not_ordered,
      exists (select from order_trackings o where o.tracking_id = s.tracking_id) as is_forwarded
    from sfas s
    where s.id = any(${[...ids]}::bigint[]) and s.organization_id = ${ctx.organizationId}
    order by s.id`.execute(ctx.db);
  return rows;
}
