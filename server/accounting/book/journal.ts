import { sql, type SqlBool } from 'kysely';
import type { journal } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { normalizeKindId } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { isOneOf } from '#kernel/list/conditions.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { statutory } from '../ledger/sides.ts';
import { inOrganization } from './in-organization.ts';
import { documentsOf } from './balances.ts';

/** The accounts `a` whose codes start with one of these. */
const accountsOf = (codes: readonly string[]) =>
  sql`(accounts a join unnest(${[...codes]}::text[]) as asked (code) on starts_with(a.code, asked.code))`;

/** The general journal: every posting with its voucher. */
export const journalSource = defineListSource<RowOf<typeof journal>>({
  joins: sql`join transactions t on t.id = p.transaction_id
    join ledger_accounts d on d.id = p.to_account_id
    join accounts da on da.id = d.account_id
    join ledger_accounts c on c.id = p.from_account_id
    join accounts ca on ca.id = c.account_id`,
  from: sql`ledger_postings p`,
  select: sql`p.id, p.voucher_date, p.transaction_id, t.code_ref, t.type_id, t.description,
    ${statutory(sql`da.code`)} as debit_account, ${ledgerPartyOf('d')} as debit_party,
    p.to_currency_id as debit_currency_id, p.to_amount as debit_amount,
    ${statutory(sql`ca.code`)} as credit_account, ${ledgerPartyOf('c')} as credit_party,
    p.from_currency_id as credit_currency_id, p.from_amount as credit_amount, p.amount_base,
    ${documentsOf} as documents`,
  key: 'p.id',
  access: (ctx) => inOrganization(ctx, 'p.organization_id'),
  filters: {
    type_id: (kinds) => isOneOf(sql`p.kind`, kinds.map(normalizeKindId), 'text'),
    account: (codes) => sql<SqlBool>`exists (
      select from ledger_accounts l
      join ${accountsOf(codes)} on a.id = l.account_id
      where l.id in (p.from_account_id, p.to_account_id))`,
  },
});
