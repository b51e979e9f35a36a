import {
  getAuctionLog,
  listAuctionLogs,
  watchLot as endpoint,
} from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { auctionLogs } from './auction-log.queries.ts';
import { watchLot } from './watch-lot.ts';

export const routes = [
  listRoute(listAuctionLogs, auctionLogs),
  rowRoute(getAuctionLog, auctionLogs),
  route(endpoint, watchLot),
];
