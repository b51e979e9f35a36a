import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { asReference, Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes, moveBoxes, takeFromArea } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';
import { readContainer } from './container.queries.ts';
import { lockContainer, type LockedContainer } from './cut-off.ts';

/** A scan that loads: boxes move from the origin area into the container, never more than its bills cover. */
export const createOutPicker: Handler<typeof endpoints.createOutPicker> = async (
  ctx,
  { body: { container_id, box_id, quantity } },
) => {
  const container = await lockReferenced(ctx, container_id);
  if (container.had_cut_off) throw new Refusal('container_is_cut_off');
  await requireBox(ctx, box_id);
  const { covered, held } = await readLoad(ctx, container_id, box_id);
  const maximum = Math.max(0, covered - held);
  if (quantity > maximum)
    throw refuseField('quantity', 'over_loading', { maximum, box_id }, { covered, loaded: held });
  const taken = await takeFromArea(ctx, box_id, container.from_area_id, quantity);
  await moveBoxes(
    ctx,
    taken.map((part) => ({
      box_id,
      from: part.from,
      to: { kind: 'container' as const, container_id },
      quantity: part.quantity,
      reason: 'load' as const,
      document: { type: 'container', id: container_id },
    })),
  );
  return readContainer(ctx, container_id);
};

/**
 * A scan that unloads: boxes move from the container into an area, and their bills' lines are received in
 * turn.
 */
export const createInPicker: Handler<typeof endpoints.createInPicker> = async (
  ctx,
  { body: { container_id, box_id, quantity, area_id } },
) => {
  const container = await lockReferenced(ctx, container_id);
  if (!container.had_cut_off) throw new Refusal('container_not_cut_off');
  await requireBox(ctx, box_id);
  const { held } = await readLoad(ctx, container_id, box_id);
  if (quantity > held)
    throw refuseField('quantity', 'over_unloading', { maximum: held, box_id }, { in_container: held });
  const area = await workArea(ctx, 'destination', area_id ?? container.to_area_id);
  await moveBoxes(ctx, [
    {
      box_id,
      from: { kind: 'container', container_id },
      to: { kind: 'loose', area_id: area },
      quantity,
      reason: 'unload',
      document: { type: 'container', id: container_id },
    },
  ]);
  const orders = await receiveLines(ctx, container_id, box_id, quantity);
  if (container.arrived_at === null)
    await updateRow(ctx, 'containers', container_id, { arrived_at: ctx.now });
  ctx.report('order', orders, 'boxes_arrived');
  return readContainer(ctx, container_id);
};

const lockReferenced = (ctx: Context, id: number): Promise<LockedContainer> =>
  asReference('container_id', id, lockContainer(ctx, id));

async function requireBox(ctx: Context, id: number): Promise<void> {
  await lockBoxes(ctx, [id]);
  const {
    rows: [box],
  } = await sql`select 1 from boxes where id = ${id} and organization_id = ${ctx.organizationId}`.execute(
    ctx.db,
  );
  if (box === undefined) throw unknownReference('box_id', id);
}

/** How many of a box the container's bills cover, and how many it holds. */
async function readLoad(
  ctx: Context,
  containerId: number,
  boxId: number,
): Promise<{ covered: number; held: number }> {
  const {
    rows: [load],
  } = await sql<{ covered: number; held: number }>`
    select (select coalesce(sum(x.quantity), 0)::int from box_lading_bills x
    join lading_bills l on l.id = x.lading_bill_id where l.container_id = ${containerId}
      and x.box_id = ${boxId}) as covered,
      coalesce((select s.quantity from box_stock s join places p on p.id = s.place_id
      where p.container_id = ${containerId} and s.box_id = ${boxId}), 0) as held`.execute(ctx.db);
  return load!;
}

/** Marks arrived boxes on the bill lines, the earliest first. Answers their orders. */
async function receiveLines(
  ctx: Context,
  containerId: number,
  boxId: number,
  quantity: number,
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with lines as (
      select x.id, x.order_id, x.quantity - x.received_quantity as open, sum(x.quantity - x.received_quantity)
        over (order by x.id) as until
      from box_lading_bills x join lading_bills l on l.id = x.lading_bill_id
      where l.container_id = ${containerId} and x.box_id = ${boxId}
    )
    update box_lading_bills x
    set received_quantity = x.received_quantity + least(l.open,
      greatest(0, ${quantity} - (l.until - l.open)))::int, version = x.version + 1, updated_at = now()
    from lines l where x.id = l.id and ${quantity} > l.until - l.open returning l.order_id`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
