import * as endpoints from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { accounts, cards, funds } from './fund.queries.ts';

export const routes = [
  listRoute(endpoints.listFunds, funds),
  listRoute(endpoints.listCards, cards),
  listRoute(endpoints.listAccounts, accounts),
  lookupRoute(endpoints.listCurrencies, {
    table: 'currencies',
    extra: { symbol: 'symbol', scale: 'scale' },
    position: 'id',
  }),
];
