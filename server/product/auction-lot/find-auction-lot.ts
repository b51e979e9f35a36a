import { z } from 'zod';
import type { findAuctionLot as endpoint } from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

/** What the site answers; of a lot that it does not know, nothing of this. */
const lot = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  name: z.string().min(1),
  img: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});

/** Asks the auction site that is configured for a lot. */
export const findAuctionLot: Handler<typeof endpoint> = async (ctx, { query: { auction_id_findprice } }) => {
  if (ctx.auction === undefined) throw new Refusal('auction_not_configured');
  const url = new URL(ctx.auction.url);
  url.searchParams.set('auction_id_findprice', auction_id_findprice);
  const { status, body } = await ctx.auction.outbound.ask(url, { headers: { accept: 'application/json' } });
  if (status >= 500) throw new Refusal('address_no_answer', { details: { status } });
  const found = lot.safeParse(parse(body));
  if (status !== 200 || !found.success)
    throw new Refusal('auction_lot_not_found', { details: { auction_id_findprice } });
  return { ...found.data, img: found.data.img ?? null };
};

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined; // a page instead of data: the site does not know it
  }
}
