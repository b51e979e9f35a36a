import * as endpoints from '@hakobu/contract/product/market/market.endpoints.ts';
import { route } from '#kernel/route.ts';
import { readMarket } from './read-market.ts';

export const routes = [route(endpoints.readMarket, readMarket)];
