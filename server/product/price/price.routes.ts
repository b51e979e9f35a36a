import { sql } from 'kysely';
import { chargeOf, roundMeasure } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { previewPrice, price, priceCondition } from '@hakobu/contract/product/price/price.endpoints.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, readRoutes, resourceRoutes, updateRow } from '#kernel/crud/resource-routes.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { asReference, Refusal, refuseField } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { priceChanged, requireNoRival } from './change-price.ts';
import { conditionSource, priceSource } from './price.queries.ts';
import { findPrice } from './resolve-price.ts';

const lockPrice = (ctx: Context, id: number) => lockRow(ctx, priceSource, { id, columns: sql`p.id` });

const conditions = readRoutes(priceCondition, conditionSource);
const conditionRoutes = [
  conditions.list,
  conditions.get,
  route(priceCondition.create, async (ctx, { body }) => {
    await asReference('price_id', body.price_id, lockPrice(ctx, body.price_id));
    await requireFreeKey(ctx, body.price_id, body.key);
    const id = await insertRow(ctx, 'price_conditions', body);
    return conditionChanged(ctx, id, body.price_id, { [body.key]: body.value });
  }),
  route(priceCondition.update, async (ctx, { params, body, version }) => {
    const before = await lockRow<{ price_id: number; key: string }>(ctx, conditionSource, {
      id: params.id,
      version,
      columns: sql`c.price_id, c.key`,
    });
    await lockPrice(ctx, before.price_id);
    if (before.key === 'unit' && body.key !== undefined && body.key !== 'unit')
      throw new Refusal('unit_needed');
    if (body.key !== undefined && body.key !== before.key)
      await requireFreeKey(ctx, before.price_id, body.key);
    await updateRow(ctx, 'price_conditions', params.id, body);
    return conditionChanged(ctx, params.id, before.price_id, { [body.key ?? before.key]: body.value });
  }),
  route(priceCondition.delete, async (ctx, { params, version }) => {
    const before = await lockRow<{ price_id: number; key: string }>(ctx, conditionSource, {
      id: params.id,
      version,
      columns: sql`c.price_id, c.key`,
    });
    if (before.key === 'unit') throw new Refusal('unit_needed');
    await lockPrice(ctx, before.price_id);
    await sql`delete from price_conditions where id = ${params.id}`.execute(ctx.db);
    await requireNoRival(ctx, before.price_id);
    await priceChanged(ctx, before.price_id, { condition_removed: before.key });
    return undefined;
  }),
];

async function requireFreeKey({ db }: Context, priceId: number, key: string): Promise<void> {
  const {
    rows: [taken],
  } = await sql`select 1 from price_conditions where price_id = ${priceId} and key = ${key}`.execute(db);
  if (taken !== undefined) throw refuseField('key', 'condition_taken');
}

async function conditionChanged(
  ctx: Context,
  id: string | number,
  priceId: number,
  content: Record<string, unknown>,
) {
  await requireNoRival(ctx, priceId);
  await priceChanged(ctx, priceId, content);
  return findRow(ctx, conditionSource, id);
}

export const routes = [
  ...Object.values(
    resourceRoutes(price, {
      table: 'prices',
      name: 'price',
      source: priceSource,
      created: (ctx) => ({ organization_id: ctx.organizationId }),
      written: (ctx, id) => requireNoRival(ctx, Number(id)),
    }),
  ),
  ...conditionRoutes,
  route(previewPrice, async (ctx, { query: { group_type, date, measure, ...context } }) => {
    const known = Object.fromEntries(
      Object.entries(context).filter(([, value]) => value !== undefined && value !== ''),
    ) as Record<string, string>;
    const found = await findPrice(ctx, { group: group_type, context: known, date, measure });
    if ('nearest' in found)
      return { price: null, timeline: null, bracket: null, measure, cost: null, nearest: found.nearest };
    const {
      price: { id, name, ...terms },
      timeline,
      step,
      next,
    } = found;
    const rounded = roundMeasure(measure, terms.rounding_step);
    const currency = currencyIds.find((one) => one === (known.currency ?? known.to)) as
      | CurrencyId
      | undefined;
    return {
      price: { id, name },
      timeline: { id: timeline.id, start_date: timeline.start_date, end_date: timeline.end_date },
      bracket: step,
      measure: rounded,
      nearest: null,
      cost:
        currency === undefined
          ? null
          : chargeOf(
              rounded,
              { ...terms, rate: step.value, next: next && { from: next.from, rate: next.value } },
              currency,
            ),
    };
  }),
];
