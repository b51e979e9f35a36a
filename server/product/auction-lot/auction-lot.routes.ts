import * as endpoints from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { route } from '#kernel/route.ts';
import { findAuctionLot } from './find-auction-lot.ts';

export const routes = [route(endpoints.findAuctionLot, findAuctionLot)];
