import { sql } from 'kysely';
import type { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { movementReasons, movements } from '@hakobu/contract/warehouse/box/movements.ts';
import type { Obstacle } from '#kernel/machine.ts';

/** What can be done to a box follows from these. */
export interface BoxState {
  closed_at: string | null;
  scrapped: boolean;
  distributed_quantity: number;
  filled: boolean;
  /** It has been somewhere: what is on the ledger of movements is never forgotten. */
  away: boolean;
  /** In a cut-off container, or with a carrier. */
  on_way: boolean;
}

const packing = movementReasons.filter((reason) => movements[reason].packing);

/** The columns of `BoxState`, of a box `b`. */
export const boxStateColumns = sql`b.closed_at, b.scrapped_quantity >= b.duplicate as scrapped,
  b.distributed_quantity,
  exists (select from box_items i where i.box_id = b.id) as filled,
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

/** What stands in the way beside the state itself. */
export function boxObstacles({
  filled,
  away,
  on_way,
  distributed_quantity,
}: BoxState): Partial<Record<keyof typeof boxMachine.transitions, Obstacle>> {
  return {
    ...(!filled && { close: { reason: 'box_is_empty' } }),
    ...(on_way && { open: { reason: 'box_in_use' }, update: { reason: 'box_in_use' } }),
    ...((away || distributed_quantity > 0) && { delete: { reason: 'box_in_use' } }),
  };
}
