// Who sends and who receives the goods of an order. The order is locked while that changes.
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { shipmentInfo, shipmentInfoRow } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { OrderShipmentInfos } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';

type Info = Selectable<OrderShipmentInfos>;
/** What of it people say. */
export type Said = Partial<Omit<Info, 'order_id' | 'created_at' | 'updated_at' | 'version'>>;
type ShipmentInfo = z.output<typeof shipmentInfoRow>;
type Sender = Pick<Said, 'sender_name' | 'sender_tel' | 'sender_address'>;

/** Keeps who sends what a new order brings, where somebody said it. */
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

/** What is there of a locked order. Refuses with `not_found` or `stale_version`. */
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
 * What a body says: the copy of an address that it names, and what it says itself, which stands instead.
 * Today's ward of an address is taken, as deliveries do.
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

/** One of the customer's addresses, or their default one, as an order keeps it. */
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
    ...(hasSender && sender), // who sends it is seldom part of an address, and stays where it is not
  };
}

/** The order says in its log from whom to whom it goes now. */
export function logShipmentInfo(ctx: Context, order_id: string, info: ShipmentInfo | undefined): void {
  const inOneLine = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  const ends = info && [
    inOneLine([info.sender_name, info.sender_tel, info.sender_full_address]),
    inOneLine([info.consignee, info.tel, info.full_address, info.note]),
  ];
  const shipment_info = ends?.filter(Boolean).join(' → ') || '–';
  ctx.log({ logable_type: 'order', logable_id: order_id, type_id: 'write', content: { shipment_info } });
}
