import { sql } from 'kysely';
import { readMarket } from '@hakobu/contract/product/market/market.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { Refusal } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';

const MOST = 120;
type Market = ResponseOf<typeof readMarket>;

export const routes = [
  route(readMarket, async (ctx, { params: { market_name } }) => {
    const {
      rows: [channel],
    } = await sql<{
      id: number;
      name: string;
      url: string | null;
    }>`select id, name, url from ecommerce_channels where lower(name) = lower(${market_name})`.execute(
      ctx.db,
    );
    if (channel === undefined) throw new Refusal('not_found', { details: { market_name } });
    const { rows: stores } = await sql<
      Market['stores'][number]
    >`select s.id, s.name, s.url, (select '/files/' || i.file_id || '/thumbnail' from affiliate_store_images i
      where i.affiliate_store_id = s.id order by i.id limit 1) as image
      from affiliate_stores s where s.ecommerce_channel_id = ${channel.id} order by s.name
      limit ${MOST}`.execute(ctx.db);
    const { rows: products } = await sql<
      Market['products'][number]
    >`select id, name, url, price, affiliate_store_id from product_affiliates
      where affiliate_store_id = any(${stores.map(({ id }) => id)}) order by created_at desc, id desc
      limit ${MOST}`.execute(ctx.db);
    return { name: channel.name, url: channel.url, stores, products };
  }),
];
