import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import * as endpoints from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { route } from '#kernel/route.ts';

const balances = (party: 'fund' | 'card') =>
  sql`left join ledger_accounts l on l.party_type = ${sql.lit(party)} and l.party_id = f.id
    and l.currency_id = f.currency_id and l.organization_id = f.organization_id`;
const columns = sql`f.id, f.name, f.currency_id, coalesce(l.balance, 0) as balance,
  coalesce(l.balance_base, 0) as balance_base`;

const funds = defineListSource<RowOf<typeof endpoints.listFunds>>({
  from: sql`funds f ${balances('fund')}`,
  select: columns,
  key: 'f.id',
  access: (ctx) => rowAccess(ctx, { organization: 'f.organization_id', owners: [] }),
});
const cards = defineListSource<RowOf<typeof endpoints.listCards>>({
  from: sql`cards f left join banks b on b.id = f.bank_id ${balances('card')}`,
  select: sql`${columns}, b.name as bank_name, f.number`,
  key: 'f.id',
  access: (ctx) => rowAccess(ctx, { organization: 'f.organization_id', owners: [] }),
});
const accounts = defineListSource<RowOf<typeof endpoints.listAccounts>>({
  from: sql`accounts a`,
  select: sql`a.id, a.code, a.name, a.natural_side`,
  key: 'a.id',
  access: () => undefined,
});

export const routes = [
  route(endpoints.listFunds, (ctx, { list }) => listRows(ctx, endpoints.listFunds.list, funds, list)),
  route(endpoints.listCards, (ctx, { list }) => listRows(ctx, endpoints.listCards.list, cards, list)),
  route(endpoints.listAccounts, (ctx, { list }) =>
    listRows(ctx, endpoints.listAccounts.list, accounts, list),
  ),
  lookupRoute(endpoints.listCurrencies, {
    table: 'currencies',
    extra: { symbol: 'symbol', scale: 'scale' },
    position: 'id',
  }),
];
