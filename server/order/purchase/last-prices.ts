// What products were bought for last, in JPY: a price in another currency tells nothing beside these.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';

/** Whose purchase it is, and what it is paid in. */
interface Buying {
  organization_id: number;
  currency_id: string;
}

/** Says that lines of some products were bought, cost something else or are gone. */
export function reportPrices(
  ctx: Context,
  { organization_id, currency_id }: Buying,
  products: readonly string[],
  cause: string,
): void {
  if (currency_id !== 'JPY') return;
  ctx.emit(
    'price',
    products.map((product) => `${organization_id}/${product}` as const),
    cause,
  );
}

/** Keeps what some products were bought for last. */
export async function refreshLastPrices(ctx: Context, reported: EventBatch<'price'>): Promise<void> {
  const keys = [...reported.keys()].map((key) => key.split('/'));
  const asked = sql`unnest(${keys.map(([organization]) => organization)}::bigint[],
    ${keys.map(([, product]) => product)}::text[]) as asked (organization_id, product_id)`;
  await pipeline(
    // whoever buys, or no longer buys, the same waits here: lines are read behind this, from the last one on
    // until one counts, whatever a plan guesses of purchases
    () =>
      sql`insert into last_prices as l (product_id, organization_id)
        select product_id, organization_id from ${asked}
        order by product_id collate "C", organization_id
        on conflict (product_id, organization_id) do update set price = l.price where false`.execute(ctx.db),
    () =>
      sql`update last_prices l set price = paid.price
        from (
          select asked.*, (
            select i.price
            from purchase_items i
            where i.product_id = asked.product_id and (
              select p.organization_id = asked.organization_id and p.cancelled_at is null
                and p.currency_id = 'JPY'
              from purchases p
              where p.id = i.purchase_id)
            order by i.id desc
            limit 1) as price
          from ${asked}
          offset 0) as paid
        where l.product_id = paid.product_id collate "C" and l.organization_id = paid.organization_id
          and l.price is distinct from paid.price`.execute(ctx.db),
  );
}

/** What the organization bought a product for last. */
export const lastPriceOf = (ctx: Context, product: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select k.price from last_prices k
    where k.product_id = ${product} collate "C" and k.organization_id = ${ctx.organizationId})`;
