// Sender and receiver of an order. Changes lock the order.
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { shipmentInfo, shipmentInfoRow } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { OrderShipmentInfos } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';

type Info = Selectable<OrderShipmentInfos>;
/** The fields that a request may set. */
export type Said = Partial<Omit<Info, 'order_id' | 'created_at' | 'updated_at' | 'version'>>;
type ShipmentInfo = z.output<typeof shipmentInfoRow>;
type Sender = Pick<Said, 'sender_name' | 'sender_tel' | 'sender_address'>;

/** Inserts the shipment details of a new order, where the body has any. */
export async function keepSender(
  ctx: Context,
  order_id: string,
  { sender_name = null, sender_tel = null, sender_address = null }: Sender,
): Promise<void> {
  if ((sender_name ?? sender_tel ?? sender_address) === null) return;
  await ctx.db
    .insertInto('order_shipment_infos')
    .values({ order_id, sender_name, sender_tel, sender_address })
    .execute();
}

export const findInfo = (ctx: Context, order_id: string): Promise<Info | undefined> =>
  ctx.db.selectFrom('order_shipment_infos').selectAll().where('order_id', '=', order_id).executeTakeFirst();

/** Reads the shipment details of a locked order. Refuses with `not_found` or `stale_version`. */
export async function requireInfo(
  ctx: Context,
  order_id: string,
  version: number | undefined,
): Promise<Info> {
  const info = await findInfo(ctx, order_id);
  if (info === undefined) throw new Refusal('not_found', { details: { id: order_id } });
  if (version !== undefined && info.version !== version)
    throw new Refusal('stale_version', { details: { version: info.version } });
  return info;
}

/**
 * Values of a request body: a copy of the named address, overridden by the body's own fields. The address
 * is read with its present ward, as for deliveries.
 */
export async function saidIn(
  ctx: Context,
  { address_id, ...said }: BodyOf<typeof shipmentInfo.update>,
  customer_id: number,
): Promise<Said> {
  for (const field of ['ward_id', 'sender_ward_id'] as const) {
    const id = said[field];
    if (id != null && !(await hasRow(ctx, 'wards', { id }))) throw unknownReference(field, id);
  }
  if (address_id === undefined) return said;
  const copied = await copyOf(ctx, customer_id, address_id);
  if (copied === undefined) throw unknownReference('address_id', address_id);
  return { ...copied, ...said };
}

/** Copies one of the customer's addresses, or their default address. */
export async function copyOf(ctx: Context, customer_id: number, id?: number): Promise<Said | undefined> {
  const address = await ctx.db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', customer_id)
    .where((where) => (id === undefined ? where('is_default', '=', true) : where('id', '=', id)))
    .executeTakeFirst();
  if (address === undefined) return undefined;
  const { consignee, tel, address_detail, ward_id, resolved_ward_id, note } = address;
  const { sender_name, sender_tel, sender_address, sender_ward_id } = address;
  const sender = { sender_name, sender_tel, sender_address, sender_ward_id };
  const hasSender = Object.values(sender).some((value) => value !== null);
  return {
    ...{ consignee, tel, address: address_detail, ward_id: resolved_ward_id ?? ward_id, note },
    ...(hasSender && sender), // an address rarely names a sender, so the present one stays
  };
}

/** Writes sender and receiver to the change log of the order. */
export function logShipmentInfo(ctx: Context, order_id: string, info: ShipmentInfo | undefined): void {
  const inOneLine = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  const ends = info && [
    inOneLine([info.sender_name, info.sender_tel, info.sender_full_address]),
    inOneLine([info.consignee, info.tel, info.full_address, info.note]),
  ];
  const shipment_info = ends?.filter(Boolean).join(' → ') || '–';
  ctx.log({ logable_type: 'order', logable_id: order_id, type_id: 'write', content: { shipment_info } });
}
