import * as endpoints from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { readRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { cards, funds } from './fund.queries.ts';
import { createMoneyPlace, deleteMoneyPlace, updateMoneyPlace } from './write-money-place.ts';

export const routes = [
  ...Object.values(readRoutes(endpoints.fund, funds)),
  ...Object.values(readRoutes(endpoints.card, cards)),
  route(endpoints.fund.create, createMoneyPlace('fund')),
  route(endpoints.fund.update, updateMoneyPlace('fund')),
  route(endpoints.fund.delete, deleteMoneyPlace('fund')),
  route(endpoints.card.create, createMoneyPlace('card')),
  route(endpoints.card.update, updateMoneyPlace('card')),
  route(endpoints.card.delete, deleteMoneyPlace('card')),
  ...lookupRoutes(endpoints.listCurrencies, {
    table: 'currencies',
    extra: { symbol: 'symbol', scale: 'scale' },
    position: 'id',
  }),
];
