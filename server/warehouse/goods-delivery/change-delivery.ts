import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { seeingAll, dayIn, type Context } from '#kernel/context.ts';
import { insertRow, updateRow } from '#kernel/crud/resource-routes.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { asReference, Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireCustomer } from '../../identity/user/user.queries.ts';
import { lockBoxes, moveBoxes, takeFromArea } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';
import {
  deliveryFrom,
  goodsDeliverySource,
  missingForShipping,
  readGoodsDelivery,
  type DeliveryStep,
} from './goods-delivery.queries.ts';

interface Delivery {
  id: number;
  customer_id: number;
  area_id: number;
  status_id: string;
  delivery_partner_id: number | null;
  place_of_delivery_id: number | null;
}
const columns = sql`d.id, d.customer_id, d.area_id, d.status_id, d.delivery_partner_id,
  d.place_of_delivery_id`;
const lockDelivery = (ctx: Context, id: number, version?: number) =>
  lockRow<Delivery>(ctx, goodsDeliverySource, { id, version, columns });

export const createGoodsDelivery: Handler<typeof endpoints.createGoodsDelivery> = async (ctx, { body }) => {
  await requireCustomer(ctx, body.customer_id);
  const area_id = await workArea(ctx, 'destination', body.area_id);
  const target = await targetOf(ctx, body, body.customer_id);
  const {
    rows: [next],
  } = await sql<{
    name: string;
  }>`select 'GD' || ${dayIn(ctx.now).slice(2, 7).replace('-', '')}::text ||
    lpad(nextval('goods_delivery_number')::text, 5, '0') as name`.execute(ctx.db);
  const id = Number(
    await insertRow(ctx, 'goods_deliveries', {
      ...target,
      customer_id: body.customer_id,
      area_id,
      name: next!.name,
      status_id: 'waiting_shipment',
      note: body.note ?? null,
      organization_id: ctx.organizationId,
      created_by: ctx.actor.id,
    }),
  );
  ctx.log({ logable_type: 'goods_delivery', logable_id: id, type_id: 'created', content: body });
  ctx.announce('changed', { type: 'goods_delivery', id });
  return readGoodsDelivery(seeingAll(ctx), id);
};

interface Target {
  delivery_partner_id?: number | null | undefined;
  place_of_delivery_id?: number | null | undefined;
  address_id?: number | null | undefined;
}

/**
 * Carrier and place. An address is copied, so that later edits of the address book leave the delivery alone.
 */
async function targetOf(
  ctx: Context,
  { delivery_partner_id, place_of_delivery_id, address_id }: Target,
  customerId: number,
): Promise<Omit<Target, 'address_id'>> {
  if (
    delivery_partner_id != null &&
    (await sql`select 1 from delivery_partners where id = ${delivery_partner_id}`.execute(ctx.db)).rows
      .length === 0
  )
    throw unknownReference('delivery_partner_id', delivery_partner_id);
  if (
    place_of_delivery_id != null &&
    (
      await sql`select 1 from place_of_deliveries where id = ${place_of_delivery_id}
        and user_id = ${customerId}`.execute(ctx.db)
    ).rows.length === 0
  )
    throw unknownReference('place_of_delivery_id', place_of_delivery_id);
  const copied = address_id == null ? undefined : await copyAddress(ctx, address_id, customerId);
  return { delivery_partner_id, place_of_delivery_id: copied ?? place_of_delivery_id };
}

async function copyAddress(ctx: Context, id: number, customerId: number): Promise<number> {
  const {
    rows: [place],
  } = await sql<{
    id: number;
  }>`insert into place_of_deliveries (user_id, consignee, tel, address, ward_id, note)
    select user_id, consignee, tel, address_detail, coalesce(resolved_ward_id, ward_id), note from addresses
    where id = ${id} and user_id = ${customerId} returning id`.execute(ctx.db);
  if (place === undefined) throw unknownReference('address_id', id);
  return place.id;
}

/** Puts boxes that have arrived on a delivery of their customer. */
export const createDeliveryBoxes: Handler<typeof endpoints.createDeliveryBoxes> = async (ctx, { body }) => {
  const delivery = await asReference(
    'goods_delivery_id',
    body.goods_delivery_id,
    lockDelivery(ctx, body.goods_delivery_id),
  );
  if (delivery.status_id !== 'waiting_shipment') throw wrongState(delivery.status_id, 'waiting_shipment');
  await lockBoxes(
    ctx,
    body.boxes.map(({ box_id }) => box_id),
  );
  for (const [index, box] of body.boxes.entries()) {
    const {
      rows: [owner],
    } = await sql<{ user_id: number; available: number }>`
      select w.user_id, (select coalesce(sum(x.received_quantity), 0) from box_lading_bills x
      where x.box_id = w.box_id and x.order_id = w.order_id)::int
        - (select coalesce(sum(g.quantity), 0) from goods_delivery_boxes g
        join goods_deliveries d on d.id = g.goods_delivery_id
        where g.box_id = w.box_id and g.order_id = w.order_id
          and d.status_id <> 'cancelled')::int as available
      from owning_boxes w where w.box_id = ${box.box_id} and w.order_id = ${box.order_id}
        and not w.is_cancel_distributed`.execute(ctx.db);
    if (owner === undefined) throw unknownReference(`boxes.${index}.box_id`, box.box_id);
    if (owner.user_id !== delivery.customer_id)
      throw refuseField(`boxes.${index}.order_id`, 'order_of_other_customer', { order_id: box.order_id });
    if (box.quantity > owner.available)
      throw refuseField(
        `boxes.${index}.quantity`,
        'over_delivery',
        { maximum: owner.available, box_id: box.box_id, order_id: box.order_id },
        { available: owner.available },
      );
    await sql`insert into goods_delivery_boxes (goods_delivery_id, box_id, order_id, quantity, shipping_code)
      values (${delivery.id}, ${box.box_id}, ${box.order_id}, ${box.quantity}, ${box.shipping_code ?? null})
      on conflict (goods_delivery_id, box_id, order_id) do update
      set quantity = goods_delivery_boxes.quantity + excluded.quantity,
        shipping_code = coalesce(excluded.shipping_code, goods_delivery_boxes.shipping_code),
        version = goods_delivery_boxes.version + 1, updated_at = now()`.execute(ctx.db);
  }
  ctx.log({
    logable_type: 'goods_delivery',
    logable_id: delivery.id,
    type_id: 'write',
    content: { boxes: body.boxes },
  });
  return readGoodsDelivery(ctx, delivery.id);
};

/** Changes carrier, place or note while it waits, and takes the next step. */
export const updateGoodsDelivery: Handler<typeof endpoints.updateGoodsDelivery> = async (
  ctx,
  { params, body, version },
) => {
  const delivery = await lockDelivery(ctx, params.id, version);
  const { status_id, note, ...target } = body;
  if (Object.keys(target).length > 0) {
    if (delivery.status_id !== 'waiting_shipment') throw wrongState(delivery.status_id, 'waiting_shipment');
    await updateRow(ctx, 'goods_deliveries', params.id, await targetOf(ctx, target, delivery.customer_id));
  }
  if (note !== undefined) await updateRow(ctx, 'goods_deliveries', params.id, { note });
  if (status_id !== undefined) await takeStep(ctx, await lockDelivery(ctx, params.id), status_id);
  ctx.log({ logable_type: 'goods_delivery', logable_id: params.id, type_id: 'write', content: body });
  ctx.announce('changed', { type: 'goods_delivery', id: params.id });
  return readGoodsDelivery(ctx, params.id);
};

async function takeStep(ctx: Context, delivery: Delivery, step: DeliveryStep): Promise<void> {
  if (!deliveryFrom[step].includes(delivery.status_id)) throw wrongState(delivery.status_id, step);
  const { rows: boxes } = await sql<{
    box_id: number;
    order_id: string;
    quantity: number;
  }>`select box_id, order_id, quantity from goods_delivery_boxes where goods_delivery_id = ${delivery.id}
    order by box_id, id`.execute(ctx.db);
  const document = { type: 'goods_delivery', id: delivery.id };
  if (step === 'shipping') {
    const missing = missingForShipping({ ...delivery, quantity: boxes.length });
    if (missing.length > 0)
      throw new Refusal('delivery_incomplete', { values: { missing }, details: { missing } });
    for (const { box_id, quantity } of boxes) {
      const taken = await takeFromArea(ctx, box_id, delivery.area_id, quantity);
      await moveBoxes(
        ctx,
        taken.map((part) => ({
          box_id,
          from: part.from,
          to: { kind: 'customer' as const },
          quantity: part.quantity,
          reason: 'deliver' as const,
          document,
        })),
      );
    }
  }
  if (step === 'cancelled' && delivery.status_id === 'shipping') {
    await moveBoxes(
      ctx,
      boxes.map(({ box_id, quantity }) => ({
        box_id,
        from: { kind: 'customer' as const },
        to: { kind: 'loose' as const, area_id: delivery.area_id },
        quantity,
        reason: 'return' as const,
        document,
      })),
    );
  }
  await updateRow(ctx, 'goods_deliveries', delivery.id, {
    status_id: step,
    ...(step === 'shipping' && { exported_date: ctx.now }),
    ...(step === 'received' && { received_at: ctx.now }),
  });
  ctx.report(
    'order',
    boxes.map(({ order_id }) => order_id),
    `delivery_${step}`,
  );
}

const wrongState = (status: string, wanted: string) =>
  new Refusal('delivery_wrong_state', { values: { status, wanted }, details: { status_id: status, wanted } });
