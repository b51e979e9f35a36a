import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { anyKinds, normalizeKindId } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { transactionMachine } from '@hakobu/contract/accounting/transaction/transaction.machine.ts';
import type { transactionRow } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { filesInclude } from '#kernel/files/files-include.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { belongsTo, hasMany, named } from '#kernel/list/attach-relation.ts';
import { wordOf } from '#kernel/list/lookup-words.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { type Condition, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { partOf, searches } from '#kernel/list/search.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { documentNumberOf } from '../charge/document-number.ts';
import { soldToByActor } from '../../identity/user/customer.access.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { entriesOf, type PostedSides } from './entries.ts';
import { isForDocument } from './find-by-document.ts';

export type TransactionRow = z.output<typeof transactionRow>;

/**
 * Own vouchers: those the user prepared, is the customer of, or whose customer or supplier the user is
 * responsible for.
 */
function transactionAccess(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 't.organization_id', owners: [] });
  const of = (type: 'user' | 'supplier', whose: Condition) =>
    sql<SqlBool>`(t.transactionable_type = ${sql.lit(type)} and ${whose})`;
  const bought = sql`select p.supplier_id from purchases p where ${ownedBy(ctx, ['p.buyer_id'])}`;
  return anyOf([
    ownedBy(ctx, ['t.prepared_by_id']),
    // Evaluated once: users who are no customers do not scan for vouchers of their own.
    sql<SqlBool>`(exists (select from transactions mine where mine.transactionable_type = 'user'
      and ${ownedBy(ctx, ['mine.transactionable_id'])})
      and ${of('user', ownedBy(ctx, ['t.transactionable_id']))})`,
    of('user', soldToByActor(ctx, 't.transactionable_id')),
    of('supplier', sql<SqlBool>`(exists (${bought}) and t.transactionable_id in (${bought}))`),
  ]);
}

const hasReceipt = (condition: Condition): Condition =>
  sql<SqlBool>`exists (select from receipts r where r.transaction_id = t.id and ${condition})`;

/** Source and target accounts, each with its own index. */
const places = new Map([
  ['fund', sql<SqlBool>`t.fund_id is not null`],
  ['card', sql<SqlBool>`(t.fund_id is null and t.card_id is not null)`],
  ['none', sql<SqlBool>`(t.fund_id is null and t.card_id is null)`],
]);
const fromPlaces = (words: string[]): Condition =>
  sql<SqlBool>`(${sql.join([sql`false`, ...words.flatMap((word) => places.get(word) ?? [])], sql` or `)})`;

/** Customers and suppliers have separate id sequences, so the type is part of the key. */
const partyWhere = (type: 'user' | 'supplier') => (ids: string[]) =>
  sql<SqlBool>`(t.transactionable_type = ${sql.lit(type)} and t.transactionable_id = any(${ids}::bigint[]))`;

/** Transfers between two wallets of a customer match both. */
const walletWhere = (ids: string[]) =>
  sql<SqlBool>`(t.wallet_id = any(${ids}::bigint[]) or t.to_wallet_id = any(${ids}::bigint[]))`;

const voucherOf = (field: string, key: 'parent_id' | 'reverses_id' | 'reversed_by_id') =>
  belongsTo<TransactionRow>(
    field,
    key,
    (ids) => sql`select id, code_ref from transactions where id = any(${ids})`,
  );

const walletOf = (field: string, key: 'wallet_id' | 'to_wallet_id') =>
  belongsTo<TransactionRow>(
    field,
    key,
    (ids) => sql`select id, currency_id from wallets where id = any(${ids})`,
  );

const numberOfReceipt = documentNumberOf(sql.ref('receiptable_type'), sql.ref('receiptable_id'));

export const transactionSource: ListSource<TransactionRow> = defineListSource<TransactionRow>({
  from: sql`transactions t`,
  select: sql`t.id, t.organization_id, t.code_ref, t.type_id, t.amount, t.currency_id, t.voucher_date, t.description,
    t.transactionable_type, t.transactionable_id, t.wallet_id, t.card_id, t.fund_id,
    t.credit_order_id, t.parent_id, t.reverses_id, t.account_id, t.to_amount, t.to_currency_id,
    t.to_card_id, t.to_fund_id, t.to_wallet_id, t.fees, t.amount_base, t.unassigned, t.prepared_by_id,
    (select r.id from transactions r where r.reverses_id = t.id) as reversed_by_id,
    t.created_at, t.updated_at, t.version`,
  key: 't.id',
  sorts: asNumbered('t.id'),
  access: transactionAccess,
  filters: {
    code_ref: partOf('t.search_text', 't.code_ref'),
    type_id: (kinds) => sql<SqlBool>`t.type_id = any(${kinds.map(normalizeKindId)}::text[])`,
    source: fromPlaces,
    customer_id: partyWhere('user'),
    supplier_id: partyWhere('supplier'),
    wallet_id: walletWhere,
    supplier_wallet_id: walletWhere,
    'receipts.receiptable_id': (typed) => hasReceipt(isForDocument(typed)),
    'receipts.receiptable_type': (types) =>
      hasReceipt(sql<SqlBool>`r.receiptable_type = any(${types}::text[])`),
  },
  search: (text) => searches('t.search_text', text),
  includes: {
    wallet: walletOf('wallet', 'wallet_id'),
    to_wallet: walletOf('to_wallet', 'to_wallet_id'),
    card: belongsTo(
      'card',
      'card_id',
      (
        ids,
      ) => sql`select c.id, c.name, c.number, b.name as bank from cards c left join banks b on b.id = c.bank_id
        where c.id = any(${ids})`,
    ),
    fund: named('fund', 'fund_id', 'funds'),
    to_card: named('to_card', 'to_card_id', 'cards'),
    to_fund: named('to_fund', 'to_fund_id', 'funds'),
    account: belongsTo(
      'account',
      'account_id',
      (ids) => sql`select id, code, name from accounts where id = any(${ids})`,
    ),
    parent: voucherOf('parent', 'parent_id'),
    reverses: voucherOf('reverses', 'reverses_id'),
    reversed_by: voucherOf('reversed_by', 'reversed_by_id'),
    children: hasMany(
      'children',
      'id',
      (ids) =>
        sql`select t.parent_id as parent, t.id, t.code_ref, t.amount, t.currency_id from transactions t
          where t.parent_id = any(${ids})
            and t.reverses_id is null
            and ${notReversed}
          order by t.id`,
    ),
    preparedBy: named('preparedBy', 'prepared_by_id', 'users'),
    approved_by: attachApprovers,
    organization: belongsTo(
      'organization',
      'organization_id',
      (ids) => sql`select id, name, address, tax_code from organizations where id = any(${ids})`,
    ),
    type: wordOf('type', 'type_id', 'transaction_types'),
    receipts: hasMany(
      'receipts',
      'id',
      (ids) =>
        sql`select transaction_id as parent, id, receiptable_type, receiptable_id,
          ${numberOfReceipt} as receiptable_number, amount from receipts
          where transaction_id = any(${ids}) order by id`,
    ),
    references: hasMany(
      'references',
      'id',
      (ids) =>
        sql`select transaction_id as parent, receiptable_type, receiptable_id,
            ${numberOfReceipt} as receiptable_number, sum(amount) as amount
          from receipts where transaction_id = any(${ids}) group by 1, 2, 3 order by 2, 3`,
    ),
    object: attachObjects,
    entries: attachEntries,
    files: filesInclude('transaction'),
  },
});

/** The approver of each row. */
async function attachApprovers(ctx: Context, rows: TransactionRow[]): Promise<void> {
  const { rows: found } = await sql<{ transaction_id: number; id: number; name: string }>`
    select q.transaction_id, u.id, u.name
    from voucher_requests q
    join users u on u.id = q.decided_by
    where q.transaction_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(ctx.db);
  for (const row of rows) {
    const one = found.find(({ transaction_id }) => transaction_id === row.id);
    row.approved_by = one === undefined ? null : { id: one.id, name: one.name };
  }
}

/** The customer or supplier of each row. */
async function attachObjects(ctx: Context, rows: TransactionRow[]): Promise<void> {
  const { rows: objects } = await sql<{ type: string; id: number; name: string; address: string | null }>`
    select 'user' as type, u.id, u.name, (
      select full_address(a.address_detail, a.ward_id, a.resolved_ward_id)
      from addresses a
      where a.user_id = u.id and a.is_default) as address
    from users u
    where u.id = any(${idsOf(rows, 'user')}::bigint[])
    union all select 'supplier', id, name, address from suppliers
    where id = any(${idsOf(rows, 'supplier')}::bigint[])`.execute(ctx.db);
  for (const row of rows) {
    const found = objects.find(
      ({ type, id }) => type === row.transactionable_type && id === row.transactionable_id,
    );
    row.object = found === undefined ? null : { id: found.id, name: found.name, address: found.address };
  }
}

const idsOf = (rows: TransactionRow[], type: string) =>
  rows.filter((row) => row.transactionable_type === type).map((row) => row.transactionable_id);

/** One voucher with entries, settlements, files and available actions. */
export async function readTransaction(
  ctx: Context,
  id: number | string,
  include: readonly string[] = [],
): Promise<TransactionRow> {
  const always = ['entries', 'receipts', 'object', 'preparedBy', 'approved_by', 'files', 'card', 'fund'];
  const linked = ['to_card', 'to_fund', 'account', 'parent', 'children', 'reverses', 'reversed_by'];
  const [row, rights] = await Promise.all([
    findRow(ctx, transactionSource, id, [...new Set([...include, ...always, ...linked])]),
    rowRights(ctx, transactionSource, transactionMachine, [{ id }]),
  ]);
  const { undoes } = anyKinds[row.type_id];
  const obstacles = undoes.length === 0 ? { reverse: { reason: 'voucher_not_reversible' as const } } : {};
  return { ...row, actions: actionsOf(rights(id), transactionMachine, row, obstacles) };
}

async function attachEntries(ctx: Context, rows: TransactionRow[]): Promise<void> {
  const side = (
    alias: string,
    account: string,
  ) => sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'code', ${sql.ref(`${account}.code`)},
    'name', ${sql.ref(`${account}.name`)},
    'party_type', ${sql.ref(`${alias}.party_type`)},
    'party_id', ${sql.ref(`${alias}.party_id`)}, 'currency_id', ${sql.ref(`${alias}.currency_id`)},
    'party', ${ledgerPartyOf(alias)})`;
  const { rows: postings } = await sql<PostedSides & { transaction_id: number }>`
    select p.transaction_id, ${side('d', 'da')} as debit, ${side('c', 'ca')} as credit,
      p.to_amount as debit_amount, p.from_amount as credit_amount, p.amount_base
    from ledger_postings p join ledger_accounts d on d.id = p.to_account_id
    join accounts da on da.id = d.account_id
    join ledger_accounts c on c.id = p.from_account_id join accounts ca on ca.id = c.account_id
    where p.transaction_id = any(${rows.map(({ id }) => id)}::bigint[]) order by p.id`.execute(ctx.db);
  const byTransaction = Map.groupBy(postings, ({ transaction_id }) => transaction_id);
  for (const row of rows) row.entries = entriesOf(byTransaction.get(row.id) ?? []);
}
