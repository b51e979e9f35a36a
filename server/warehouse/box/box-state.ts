import { sql } from 'kysely';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { BoxStateInput, boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { movementReasons, movements } from '@hakobu/contract/warehouse/box/movements.ts';
import type { Obstacle, PendingCondition } from '#kernel/machine.ts';
import { isForwardedParcel } from './forwarded-parcel.ts';

/** The facts from which the permitted actions of a box are computed. */
export interface BoxState extends BoxStateInput {
  /** Number of boxes assigned to orders that are on lading bills. */
  billed_quantity: number;
  /** True when it holds goods or a parcel forwarded unopened. */
  filled: boolean;
  /** True when it has movements: a box with movements is never deleted. */
  away: boolean;
  /** True in a container after cut-off, or with a carrier. */
  on_way: boolean;
}

const packing = movementReasons.filter((reason) => movements[reason].packing);

const stockIn = (where: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(s.quantity), 0)::int from box_stock s join places p on p.id = s.place_id
    where s.box_id = b.id and ${where})`;

/** Quantity of a box `b`, with its owners and places. */
export const boxQuantities = sql`b.distributed_quantity,
  b.duplicate - b.scrapped_quantity - b.distributed_quantity as free_quantity,
  ${stockIn(sql`p.area_id is not null`)} as quantity_in_inventory,
  ${stockIn(sql`p.area_id in (select id from areas where kind = 'destination')`)} as arrived_quantity,
  ${stockIn(sql`p.kind = 'container'`)} as quantity_in_picker,
  ${stockIn(sql`p.kind = 'customer'`)} as outbound_quantity`;

/** Columns of `BoxState` for a box `b`. */
export const boxStateColumns = sql`b.closed_at, ${boxQuantities},
  (
    select coalesce(sum(l.quantity), 0)::int
    from box_lading_bills l
    where l.box_id = b.id) as billed_quantity,
  (exists (select from box_items i where i.box_id = b.id) or ${isForwardedParcel(sql`b.sfa_id`)}) as filled,
  exists (select from box_moves m where m.box_id = b.id and m.reason <> all(${packing}::text[])) as away,
  exists (
    select from box_lading_bills l
    join lading_bills x on x.id = l.lading_bill_id
    join containers c on c.id = x.container_id
    where l.box_id = b.id and c.had_cut_off)
  or exists (
    select from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = b.id and d.status_id = 'shipping') as on_way`;

/** What prevents actions besides the state itself, and what must be done before loading. */
export function boxObstacles({
  filled,
  away,
  on_way,
  free_quantity,
  distributed_quantity,
  billed_quantity,
}: BoxState) {
  const pending: ErrorCode[] = [
    ...(free_quantity > 0 ? (['box_without_order'] as const) : []),
    ...(billed_quantity < distributed_quantity ? (['box_without_bill'] as const) : []),
  ];
  return {
    ...(!filled && { close: { reason: 'box_is_empty' } }),
    ...(on_way && { open: { reason: 'box_in_use' }, update: { reason: 'box_in_use' } }),
    ...((away || distributed_quantity > 0) && { delete: { reason: 'box_in_use' } }),
    ...(free_quantity === 0 && { assign: { reason: 'not_enough_boxes' } }),
    ...(pending.length > 0 && { load: { missing: pending } }),
  } satisfies Partial<Record<keyof typeof boxMachine.transitions, Obstacle | PendingCondition>>;
}
