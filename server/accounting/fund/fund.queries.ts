import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type * as endpoints from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { wordOf } from '#kernel/list/lookup-words.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

const balances = (party: 'fund' | 'card') =>
  sql`left join ledger_accounts l on l.party_type = ${sql.lit(party)} and l.party_id = f.id
    and l.currency_id = f.currency_id and l.organization_id = f.organization_id`;
const columns = sql`f.id, f.name, f.currency_id, coalesce(l.balance, 0) as balance,
  coalesce(l.balance_base, 0) as balance_base, f.closed_at, f.never_below_zero, f.created_at, f.updated_at, f.version`;
const filters = {
  closed: ([wanted]: string[]): Condition => sql<SqlBool>`(f.closed_at is not null) = ${wanted === 'true'}`,
};

const currency = wordOf<{ currency_id: string }>('currency', 'currency_id', 'currencies');

/** Cash funds with balances. */
export const funds = defineListSource<RowOf<typeof endpoints.listFunds>>({
  from: sql`funds f ${balances('fund')}`,
  select: columns,
  key: 'f.id',
  access: (ctx) => rowAccess(ctx, { organization: 'f.organization_id', owners: [] }),
  filters,
  includes: { currency },
});
/** Bank accounts with balances. */
export const cards = defineListSource<RowOf<typeof endpoints.listCards>>({
  from: sql`cards f left join banks b on b.id = f.bank_id ${balances('card')}`,
  select: sql`${columns}, f.bank_id, b.name as bank_name,
    case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name) end as bank,
    f.number, f.branch, f.holder`,
  key: 'f.id',
  access: (ctx) => rowAccess(ctx, { organization: 'f.organization_id', owners: [] }),
  filters,
  // The bank is always included.
  includes: { currency, bank: async () => {} },
});
