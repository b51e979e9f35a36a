import { sql, type SqlBool } from 'kysely';
import type { readMarket as endpoint } from '@hakobu/contract/product/market/market.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

/** Most stores on the page, and most goods per store. */
const MOST = 120;
type Store = ResponseOf<typeof endpoint>['stores'][number];

/** Reads the public page of a channel: its stores with their newest goods. The name is not case-sensitive. */
export const readMarket: Handler<typeof endpoint> = async (ctx, { params: { market_name } }) => {
  const channel = await ctx.db
    .selectFrom('ecommerce_channels')
    .select(['id', 'name', 'url'])
    .where(sql<SqlBool>`lower(name) = lower(${market_name})`)
    .executeTakeFirst();
  if (channel === undefined) throw new Refusal('not_found', { details: { market_name } });
  const { rows: stores } = await sql<Store>`
    select s.id, s.name, s.url,
      (select '/files/' || i.file_id || '?size=256'
        from affiliate_store_images i
        where i.affiliate_store_id = s.id
        order by i.id
        limit 1) as image
    from affiliate_stores s
    where s.ecommerce_channel_id = ${channel.id}
    order by s.name
    limit ${MOST}`.execute(ctx.db);
  const products = await ctx.db
    .selectFrom('product_affiliates')
    .select(['id', 'name', 'url', 'price', 'affiliate_store_id'])
    .where('affiliate_store_id', '=', sql<number>`any(${stores.map(({ id }) => id)}::bigint[])`)
    .$narrowType<{ affiliate_store_id: number }>()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return { name: channel.name, url: channel.url, stores, products };
};
