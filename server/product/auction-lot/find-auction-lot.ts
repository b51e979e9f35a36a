import type { findAuctionLot as endpoint } from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { fetchAuctionLot } from './fetch-auction-lot.ts';

/** Looks up a lot at the configured auction site. */
export const findAuctionLot: Handler<typeof endpoint> = async (ctx, { query: { auction_id_findprice } }) => {
  if (ctx.auction === undefined) throw new Refusal('auction_not_configured');
  return fetchAuctionLot(ctx.auction, auction_id_findprice);
};
