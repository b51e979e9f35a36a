import { sql } from 'kysely';
import { may } from '@hakobu/contract/kernel/permission.ts';
import { isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { packParcels as endpoint } from '@hakobu/contract/warehouse/owning-box/pack-parcels.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { atIndex, forbidden, readReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { packBoxes } from '../box/create-box.ts';
import { sfaSource } from '../sfa/sfa.queries.ts';
import { assignProposed, ordersWaitingFor, readFreeBoxes } from './assemble-proposed.ts';

const RIGHT = { resource: 'box', action: 'create' } as const;

/**
 * Packs what was tallied of each parcel and is in no box yet into a box of its own, and assigns the boxes to
 * the orders of their goods, all or none. Boxes whose goods are not allocated to one order stay free.
 */
export const packParcels: Handler<typeof endpoint> = async (ctx, { body: { sfa_ids, ...measures } }) => {
  if (!may(ctx.actor.permissions, RIGHT)) throw forbidden('box.organization.create');
  const ids = [...new Set(sfa_ids)];
  const orders = await lock(ctx, 'orders', ordersWaitingFor(ctx, productsTalliedIn(ids)));
  await lock(
    ctx,
    'sfas',
    ids.toSorted((a, b) => a - b),
  );
  const packed = [];
  const left = [];
  for (const id of ids) {
    const { tracking_code, contents } = await readUnpacked(ctx, id, sfa_ids.indexOf(id));
    if (contents.length === 0) left.push({ sfa_id: id, tracking_code });
    else {
      const products = contents.map(({ product_id, quantity }) => ({ product_id, quantity }));
      const box = { ...measures, sfa_id: id, products, packed: true, duplicate: 1 };
      const box_id = await atIndex(`sfa_ids.${sfa_ids.indexOf(id)}`, () => packBoxes(ctx, box));
      packed.push({ box_id, sfa_id: id, tracking_code, contents });
    }
  }
  const boxes = await readFreeBoxes(
    ctx,
    packed.map(({ box_id }) => box_id),
  );
  const owners = await assignProposed(ctx, boxes, orders);
  const data = packed.map((box) => {
    const owner = owners.find(({ box_id }) => box_id === box.box_id);
    return { ...box, order_id: owner?.order_id ?? null, customer_name: owner?.customer_name ?? null };
  });
  return { data, left };
};

const productsTalliedIn = (ids: readonly number[]) => sql`
  select p.product_id
  from sfa_receipts r
  join sfa_receipt_items i on i.sfa_receipt_id = r.id
  join purchase_items p on p.id = i.purchase_item_id
  where r.sfa_id = any(${[...ids]}::bigint[])`;

/** The tallied goods of a parcel that are in no box yet. */
async function readUnpacked(ctx: Context, id: number, index: number) {
  const read = findRow(ctx, sfaSource, id, ['contents']);
  const { tracking_code, contents = [] } = await readReference(`sfa_ids.${index}`, id, read);
  return {
    tracking_code,
    contents: contents
      .map(({ tallied, packed, ...one }) => ({ ...one, quantity: subtract(tallied, packed) }))
      .filter(({ quantity }) => isPositive(quantity)),
  };
}
