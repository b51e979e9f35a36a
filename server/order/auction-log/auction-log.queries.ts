import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listAuctionLogs } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { orderAccess } from '../order/order.access.ts';

/** Auction history of lots. A caller who may read the order may read its entries. */
export const auctionLogs = defineListSource<RowOf<typeof listAuctionLogs>>({
  from: sql`auction_logs a join orders o on o.id = a.order_id join auction_lots l on l.order_id = a.order_id
    left join users u on u.id = a.creator_id`,
  select: sql`a.id, a.order_id, l.auction_id, l.title, a.action, a.price, a.current_price, a.message,
    a.creator_id, u.name as creator_name, a.created_at`,
  key: 'a.id',
  access: orderAccess,
  sorts: asNumbered('a.id'),
});
