// Last purchase prices of products in JPY. Prices in other currencies cannot be compared with them.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';

/** Organization and currency of a purchase. */
interface Buying {
  organization_id: number;
  currency_id: string;
}

/** Emits `price` for products whose purchase lines were added, changed or removed. */
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

/** Stores the last purchase prices of products. */
export async function refreshLastPrices(ctx: Context, reported: EventBatch<'price'>): Promise<void> {
  const keys = [...reported.keys()].map((key) => key.split('/'));
  const bought = sql`unnest(${keys.map(([organization]) => organization)}::bigint[],
    ${keys.map(([, product]) => product)}::text[]) as bought (organization_id, product_id)`;
  await pipeline(
    // the upsert locks the rows before lines are read, so concurrent changes wait; lines are then read
    // backwards from the newest until one counts, independent of what the planner estimates for purchases
    () =>
      sql`insert into last_prices as l (product_id, organization_id)
        select product_id, organization_id from ${bought}
        order by product_id collate "C", organization_id
        on conflict (product_id, organization_id) do update set price = l.price where false`.execute(ctx.db),
    () =>
      sql`update last_prices l set price = paid.price
        from (
          select bought.*, (
            select i.price
            from purchase_items i
            where i.product_id = bought.product_id and (
              select p.organization_id = bought.organization_id and p.cancelled_at is null
                and p.currency_id = 'JPY'
              from purchases p
              where p.id = i.purchase_id)
            order by i.id desc
            limit 1) as price
          from ${bought}
          offset 0) as paid
        where l.product_id = paid.product_id collate "C" and l.organization_id = paid.organization_id
          and l.price is distinct from paid.price`.execute(ctx.db),
  );
}

/** Last price at which the organization bought a product, in JPY. */
export const lastPriceOf = (ctx: Context, product: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select k.price from last_prices k
    where k.product_id = ${product} collate "C" and k.organization_id = ${ctx.organizationId})`;
