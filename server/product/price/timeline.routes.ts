import { sql } from 'kysely';
import { priceAmount, priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, readRoutes, updateRow } from '#kernel/crud/resource-routes.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { asReference, Refusal, refuseField } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import {
  isInForce,
  priceChanged,
  requireNoRival,
  requirePublisher,
  requireTiled,
  today,
  versionToWrite,
  writeBrackets,
  type Timeline,
} from './change-price.ts';
import { amountSource, priceSource, timelineSource } from './price.queries.ts';

const lockTimeline = (ctx: Context, id: number | string, version?: number) =>
  lockRow<Timeline>(ctx, timelineSource, {
    id,
    version,
    columns: sql`t.id, t.price_id, t.start_date, t.end_date`,
  });
const readTimeline = (ctx: Context, id: number | string) => findRow(ctx, timelineSource, id, ['amounts']);

interface Days {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

function requireOrder({ start_date, end_date }: Days): void {
  if (start_date && end_date && end_date <= start_date) throw refuseField('end_date', 'timeline_overlap');
}

/**
 * Days that have passed stay as they were: a started timeline keeps its start, and ends today at the
 * earliest.
 */
function requireFutureOnly(ctx: Context, before: Timeline, { start_date, end_date }: Days): void {
  if (!isInForce(ctx, before)) return;
  const moved =
    (start_date !== undefined && start_date !== before.start_date) ||
    (end_date !== undefined && end_date !== before.end_date);
  if (!moved) return;
  requirePublisher(ctx);
  if (start_date !== undefined && start_date !== before.start_date)
    throw refuseField('start_date', 'price_in_force');
  if (end_date && end_date < today(ctx)) throw refuseField('end_date', 'price_in_force');
}

const timelines = readRoutes(priceTimeline, timelineSource);
const amounts = readRoutes(priceAmount, amountSource);

interface Amount {
  price_timeline_id: number;
  from: string;
  to: string | null;
  value: string;
}
const lockAmount = (ctx: Context, id: number | string, version?: number) =>
  lockRow<Amount>(ctx, amountSource, {
    id,
    version,
    columns: sql`a.price_timeline_id, a.from_measure as "from", a.to_measure as "to", a.value`,
  });

export const routes = [
  timelines.list,
  timelines.get,
  route(priceTimeline.create, async (ctx, { body: { amounts: brackets, ...days } }) => {
    await asReference(
      'price_id',
      days.price_id,
      lockRow(ctx, priceSource, { id: days.price_id, columns: sql`p.id` }),
    );
    requireOrder(days);
    if (brackets !== undefined) requireTiled(brackets);
    const id = Number(await insertRow(ctx, 'price_timelines', days));
    if (brackets !== undefined) await writeBrackets(ctx, id, brackets);
    await requireNoRival(ctx, days.price_id);
    await priceChanged(ctx, days.price_id, {
      start_date: days.start_date,
      end_date: days.end_date,
      amounts: brackets?.length ?? 0,
    });
    return readTimeline(ctx, id);
  }),
  route(priceTimeline.update, async (ctx, { params, body: { amounts: brackets, ...days }, version }) => {
    const before = await lockTimeline(ctx, params.id, version);
    requireFutureOnly(ctx, before, days);
    requireOrder({
      ...before,
      ...Object.fromEntries(Object.entries(days).filter(([, value]) => value !== undefined)),
    });
    if (Object.keys(days).length > 0) await updateRow(ctx, 'price_timelines', params.id, days);
    let id: number | string = params.id;
    if (brackets !== undefined) {
      requireTiled(brackets);
      id = await versionToWrite(ctx, {
        ...before,
        ...(days.end_date !== undefined && { end_date: days.end_date }),
      });
      await writeBrackets(ctx, id, brackets);
    }
    await requireNoRival(ctx, before.price_id);
    await priceChanged(ctx, before.price_id, { ...days, ...(brackets && { amounts: brackets.length }) });
    return readTimeline(ctx, id);
  }),
  route(priceTimeline.delete, async (ctx, { params, version }) => {
    const before = await lockTimeline(ctx, params.id, version);
    const {
      rows: [used],
    } = await sql`select 1 from price_amounts where price_timeline_id = ${params.id} limit 1`.execute(ctx.db);
    if (isInForce(ctx, before) && used !== undefined) throw new Refusal('price_in_force');
    await sql`delete from price_timelines where id = ${params.id}`.execute(ctx.db);
    await priceChanged(ctx, before.price_id, { timeline_removed: before.start_date ?? '–' });
    return undefined;
  }),
  amounts.list,
  amounts.get,
  /** A bracket where none was changes nothing that is in force. */
  route(priceAmount.create, async (ctx, { body: { from, to = null, ...rest } }) => {
    const { price_id } = await asReference(
      'price_timeline_id',
      rest.price_timeline_id,
      lockTimeline(ctx, rest.price_timeline_id),
    );
    const id = await insertRow(ctx, 'price_amounts', { ...rest, from_measure: from, to_measure: to });
    await priceChanged(ctx, price_id, { from, to, value: rest.value });
    return findRow(ctx, amountSource, id);
  }),
  route(priceAmount.update, async (ctx, { params, body, version }) => {
    const before = await lockAmount(ctx, params.id, version);
    const timeline = await lockTimeline(ctx, before.price_timeline_id);
    const target = await versionToWrite(ctx, timeline);
    const {
      rows: [row],
    } = await sql<{
      id: number;
    }>`select id from price_amounts where price_timeline_id = ${target}
      and from_measure = ${before.from}`.execute(ctx.db);
    const { from, to, value } = body;
    await updateRow(ctx, 'price_amounts', row!.id, {
      ...(from !== undefined && { from_measure: from }),
      ...(to !== undefined && { to_measure: to }),
      ...(value !== undefined && { value }),
    });
    await priceChanged(ctx, timeline.price_id, { from: from ?? before.from, value });
    return findRow(ctx, amountSource, row!.id);
  }),
  route(priceAmount.delete, async (ctx, { params, version }) => {
    const before = await lockAmount(ctx, params.id, version);
    const timeline = await lockTimeline(ctx, before.price_timeline_id);
    if (isInForce(ctx, timeline)) throw new Refusal('price_in_force');
    await sql`delete from price_amounts where id = ${params.id}`.execute(ctx.db);
    await priceChanged(ctx, timeline.price_id, { amount_removed: before.from });
    return undefined;
  }),
];
