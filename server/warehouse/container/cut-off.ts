import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { forbidden, Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { containerSource, readContainer } from './container.queries.ts';
import { readBlockers } from './cut-off-blockers.ts';

const OVERRIDE = 'container.all.update';
export interface LockedContainer {
  id: number;
  had_cut_off: boolean;
  from_area_id: number;
  to_area_id: number;
  shipment_method_id: string;
  arrived_at: string | null;
}

/** Locks the bare container row. */
export const lockContainer = (ctx: Context, id: number, version?: number): Promise<LockedContainer> =>
  lockRow<LockedContainer>(
    ctx,
    { ...containerSource, from: sql`containers c` },
    {
      id,
      version,
      columns: sql`c.id, c.had_cut_off, c.from_area_id, c.to_area_id, c.shipment_method_id, c.arrived_at`,
    },
  );

/** Closes a container for shipping: from now on its bills and their freight stand. */
export const cutOffContainer: Handler<typeof endpoints.cutOffContainer> = async (
  ctx,
  { params, body, version },
) => {
  const container = await lockContainer(ctx, params.id, version);
  if (container.had_cut_off) throw new Refusal('container_is_cut_off');
  const blockers = await readBlockers(ctx, params.id);
  const blocker = blockers.find(({ code }) => !(code === 'orders_unsettled' && body.override));
  if (blocker !== undefined)
    throw new Refusal(blocker.code, {
      values: blocker.facts,
      details: { ...blocker.facts, blockers: blockers.map(({ code, facts }) => ({ code, ...facts })) },
    });
  const overridden = blockers.length > 0;
  if (overridden) requireOverride(ctx, body.reason);
  await updateRow(ctx, 'containers', params.id, { had_cut_off: true, cut_off_date: ctx.now });
  ctx.log({
    logable_type: 'container',
    logable_id: params.id,
    type_id: 'write',
    content: {
      cut_off: true,
      ...(overridden && { override: blockers.map(({ facts }) => facts), reason: body.reason }),
    },
  });
  ctx.report('order', await ordersOf(ctx, params.id), 'container_cut_off');
  return readContainer(ctx, params.id);
};

/** Takes a cut-off back. */
export const openContainer: Handler<typeof endpoints.openContainer> = async (ctx, { params, version }) => {
  const container = await lockContainer(ctx, params.id, version);
  if (!container.had_cut_off) throw new Refusal('container_not_cut_off');
  if (container.arrived_at !== null)
    throw new Refusal('container_unloaded', { details: { arrived_at: container.arrived_at } });
  await updateRow(ctx, 'containers', params.id, { had_cut_off: false, cut_off_date: null });
  ctx.log({
    logable_type: 'container',
    logable_id: params.id,
    type_id: 'write',
    content: { cut_off: false },
  });
  ctx.report('order', await ordersOf(ctx, params.id), 'container_opened');
  return readContainer(ctx, params.id);
};

/** Letting unsettled orders leave is a right of its own, and is explained. */
function requireOverride({ actor }: Context, reason: string | null | undefined): void {
  if (!actor.permissions.has(OVERRIDE)) throw forbidden(OVERRIDE);
  if (reason == null) throw new Refusal('reason_required', { fields: { reason: [{ problem: 'required' }] } });
}

/** The orders whose boxes are on the container's bills. */
export async function ordersOf(ctx: Context, containerId: number): Promise<string[]> {
  const { rows } = await sql<{
    order_id: string;
  }>`select distinct x.order_id from lading_bills l join box_lading_bills x on x.lading_bill_id = l.id
    where l.container_id = ${containerId}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
