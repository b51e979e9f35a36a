import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { pickPrice, type PickedPrice, type PriceCandidate } from './pick-price.ts';

export interface PriceQuestion {
  group: string;
  /** Condition keys: currency, shipment-method, customer-group, from, to, unit. */
  context: Record<string, string>;
  /** `YYYY-MM-DD` */
  date: string;
  measure: Decimal;
}

/**
 * Answers the applicable price for a context on a date. Refuses with `price_not_found` and the nearest
 * price, never answers 0.
 */
export async function resolvePrice(ctx: Context, question: PriceQuestion): Promise<PickedPrice> {
  const picked = await findPrice(ctx, question);
  if ('nearest' in picked)
    throw new Refusal('price_not_found', {
      values: { nearest: picked.nearest },
      details: { ...question, nearest: picked.nearest },
    });
  return picked;
}

/** Answers the miss instead of refusing. */
export async function findPrice(
  ctx: Context,
  { group, context, date, measure }: PriceQuestion,
): Promise<ReturnType<typeof pickPrice>> {
  return pickPrice(await readPrices(ctx, group, date), context, date, measure);
}

/** Prices of a group with their timeline on a day only, because daily published rates have many timelines. */
async function readPrices(ctx: Context, group: string, date: string): Promise<PriceCandidate[]> {
  const { rows } = await sql<PriceCandidate>`
    select p.id, p.name, p.minimum_charge::text, p.rounding_step::text, p.higher_break,
      coalesce((
        select jsonb_object_agg(c.key, c.value) from price_conditions c where c.price_id = p.id
      ), '{}') as conditions,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'start_date', t.start_date, 'end_date', t.end_date,
          'steps', (
            select coalesce(jsonb_agg(jsonb_build_object('from', a.from_measure::text,
              'to', a.to_measure::text, 'value', a.value::text) order by a.from_measure), '[]')
            from price_amounts a
            where a.price_timeline_id = t.id)))
        from price_timelines t
        where t.price_id = p.id
          and (t.start_date is null or t.start_date <= ${date}::date)
          and (t.end_date is null or ${date}::date < t.end_date)
      ), '[]') as timelines
    from prices p
    where p.organization_id = ${ctx.organizationId} and p.group_type = ${group}`.execute(ctx.db);
  return rows;
}
