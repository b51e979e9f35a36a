import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Range } from '@hakobu/contract/kernel/list.ts';
import type { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { areFewOnTheWay } from '#kernel/list/are-few.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { listLimits } from '#kernel/list/list-limits.ts';
import {
  contains,
  defineListSource,
  type Condition,
  type ListSource,
  type Told,
} from '#kernel/list/list-source.ts';
import { tellingOwn } from '#kernel/list/tells-own.ts';
import { holds } from '#kernel/list/text-index.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { personName } from '../../identity/user/person-name.ts';
import { keysOwnOrSoldTo, ownOrSoldTo } from '../../identity/user/customer.access.ts';
import { bucketSum } from '../charge/buckets.ts';
import { accountOf } from '../ledger/balances-of-parties.ts';

type WalletRow = RowOf<typeof listCustomerWallets>;

/** Own are one's own wallet as a customer, and those of the customers one sells to. */
export function customerWalletAccess(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'w.organization_id', owners: [] });
  return ownOrSoldTo(ctx, 'w.walletable_id');
}

/** True of accounts `l` that hold so much; a range without a beginning begins at nothing. */
const holding = ({ start = '0', end }: Range): Condition =>
  sql<SqlBool>`(l.balance >= ${start}::numeric and (${end ?? null}::numeric is null
    or l.balance <= ${end ?? null}::numeric))`;

/** True of the accounts behind wallets: the index of balances begins with whose they are, and what. */
const isWallet = (type: 'user' | 'supplier', alias: string): Condition =>
  sql<SqlBool>`(${sql.ref(`${alias}.party_type`)} = ${sql.lit(type)}
    and ${sql.ref(`${alias}.account_id`)} = ${accountOf(type, 'wallet')})`;

/** Balances of accounts within a range, as their index tells them: to two digits. */
const ranked = (alias: string, { start, end }: Range): Condition => sql<SqlBool>`(
  ${sql.ref(`${alias}.balance_rank`)} <> 0
  and ${sql.ref(`${alias}.balance_rank`)} >= rank_of(${start}::numeric)
  and ${sql.ref(`${alias}.balance_rank`)} <= coalesce(rank_of(${end ?? null}::numeric), 'infinity'))`;

/** Keys of the wallets that hold so much, which is more than nothing. */
const keysHolding = (type: 'user' | 'supplier', range: Range) => sql`
  select w.id as key from ledger_accounts l
  join wallets w on w.ledger_account_id = l.id and w.walletable_type = ${sql.lit(type)}
  where ${isWallet(type, 'l')} and ${ranked('l', range)} and ${holding(range)}`;

/** The same of one's own customers: their index tells whose balances are, before any is fetched. */
const ownKeysHolding = (ctx: Context, range: Range) => sql`
  select w.id as key
  from (
    select k.party_id, k.currency_id from ledger_accounts k
    where ${isWallet('user', 'k')} and ${ranked('k', range)} and ${ownOrSoldTo(ctx, 'k.party_id')}
    offset 0) as k
  join wallets w on w.walletable_type = 'user' and w.walletable_id = k.party_id
    and w.currency_id = k.currency_id
  join ledger_accounts l on l.id = w.ledger_account_id
  where ${holding(range)}`;

/**
 * A page of one's own customers' wallets by what they hold, and how many those are: two indexes tell which
 * there are and which hold anything. Those that hold nothing, most of them, stand between those that owe and
 * those that hold by their ids; the accounts of the others are fetched and compared where the page has such.
 */
function pageOfOwn(ctx: Context, { sort, page, per_page }: ListQuery) {
  const descending = sort[0]!.descending ? sql`desc` : sql``;
  const holdingSo = (how: '<' | '>') => sql`array(select h.id from holding h
    join ledger_accounts l on l.id = h.ledger_account_id
    where h.balance_rank ${sql.raw(how)} 0 order by l.balance ${descending}, h.id ${descending})`;
  const [before, after] = sort[0]!.descending ? (['>', '<'] as const) : (['<', '>'] as const);
  const first = sql.lit((page - 1) * per_page);
  const last = sql.lit(page * per_page);
  return sql<{ total: number; keys: (string | number)[] }>`with own_wallets as materialized (
      select w.id, w.ledger_account_id
      from wallets w
      where w.walletable_type = 'user' and w.walletable_id = any(array(${keysOwnOrSoldTo(ctx)}))),
    holding as materialized (
      select w.id, w.ledger_account_id, k.balance_rank
      from own_wallets w
      join (select k.id, k.balance_rank from ledger_accounts k
        where ${isWallet('user', 'k')} and k.balance_rank <> 0
        offset 0) as k on k.id = w.ledger_account_id),
    nothing as materialized (
      select array(select w.id from own_wallets w
        where not coalesce(w.id in (select id from holding), false) order by w.id ${descending}) as ids),
    counted as materialized (
      select (select count(*) from holding where balance_rank ${sql.raw(before)} 0)::int as before,
        (select cardinality(ids) from nothing) as between,
        (select count(*) from own_wallets) as total)
    select total, case when ${first} >= before and ${last} <= before + between
        then (select ids[${first} - before + 1:${last} - before] from nothing)
      when ${first} >= total then '{}'
      else (select (${holdingSo(before)} || ids || ${holdingSo(after)})[${first} + 1:${last}] from nothing)
      end as keys
    from counted`;
}

/** By balance nobody's wallets alone stand in an index: far from the beginning all of one's own are sorted. */
const isFarByBalance = ({ sort, q, filters, between, page, per_page }: ListQuery): boolean =>
  sort.length === 1 &&
  sort[0]!.field === 'balance' &&
  q === undefined &&
  Object.keys({ ...filters, ...between }).length === 0 &&
  page * per_page > listLimits.far;

/** Names that more people bear are looked for among one's own customers alone. */
const FEW_NAMED = 1000;

/** Wallets of one's own customers whose names hold a text that many people bear. */
async function tellNamed(
  ctx: Context,
  { q = '', filters, between }: ListQuery,
  source: ListSource<WalletRow>,
): Promise<Told<WalletRow> | undefined> {
  if (ctx.scope !== 'own' || [...q].length < 3) return undefined;
  if (Object.keys({ ...filters, ...between }).length > 0) return undefined;
  const named = holds(personName('x'), q);
  if (await areFewOnTheWay(ctx, sql`select from users x where ${named}`, FEW_NAMED)) return undefined;
  return {
    source: {
      ...source,
      core: sql`(select x.id from users x
          where x.id = any(array(${keysOwnOrSoldTo(ctx)})) and ${named} offset 0) as n
        cross join lateral (select * from wallets w
          where w.walletable_type = 'user' and w.walletable_id = n.id offset 0) as w
        left join ledger_accounts l on l.id = w.ledger_account_id`,
      access: () => undefined,
    },
    ways: [sql<SqlBool>`true`],
    whole: true,
  };
}

/**
 * Wallets of one kind of party with their balance, and what the party owes on recorded debt in the same
 * currency.
 */
const walletSource = (
  type: 'user' | 'supplier',
  parties: 'users' | 'suppliers',
  access: (ctx: Context) => Condition | undefined,
) => {
  const name = type === 'user' ? personName('x') : 'x.name';
  return defineListSource<WalletRow>({
    core: sql`(select * from wallets where walletable_type = ${sql.lit(type)}) w
      left join ledger_accounts l on l.id = w.ledger_account_id`,
    from: sql`wallets w
      join ledger_accounts l on l.id = w.ledger_account_id
      join ${sql.table(parties)} x on x.id = w.walletable_id and w.walletable_type = ${sql.lit(type)}`,
    select: sql`w.id, w.walletable_type, w.walletable_id, w.currency_id, l.balance, l.held,
      l.balance - l.held as available, w.created_at, w.updated_at, w.version,
      jsonb_build_object('id', x.id, 'name', x.name) as object,
      (select ${bucketSum('outstanding')}
        from charges c
        where c.party_type = w.walletable_type
          and c.party_id = w.walletable_id
          and c.currency_id = w.currency_id
          and c.debited <> c.repaid) as outstanding`,
    key: 'w.id',
    access,
    ownAtOnce: true,
    between: { balance: holding },
    // whose it is stands there unasked
    includes: { object: async () => {} },
    sorts: { ...asNumbered('w.id'), balance: ['l.balance_rank', 'l.balance'] },
    // most hold nothing, and of those the order is that of their ids
    parts: {
      balance: [
        sql<SqlBool>`(${isWallet(type, 'l')} and l.balance_rank < 0)`,
        sql<SqlBool>`(l.balance_rank = 0 and l.balance = 0)`,
        sql<SqlBool>`(${isWallet(type, 'l')} and l.balance_rank > 0)`,
      ],
    },
    foundBetween: {
      balance: (range, ctx) => {
        if (!(Number(range.start ?? 0) > 0)) return undefined;
        return [
          type === 'user' && ctx.scope === 'own' ? ownKeysHolding(ctx, range) : keysHolding(type, range),
        ];
      },
    },
    search: (text) =>
      sql<SqlBool>`(select ${contains(name, text)} from ${sql.table(parties)} x
        where x.id = w.walletable_id)`,
    found: {
      q: (text, ctx) => {
        const own = ctx.scope === 'own' ? access(ctx) : undefined;
        const told = own === undefined ? sql`` : sql`, ${own} is true as own`;
        const keys = sql`select w.id as key${told}
          from ${sql.table(parties)} x
          join wallets w on w.walletable_id = x.id and w.walletable_type = ${sql.lit(type)}
          where ${(type === 'user' ? holds : contains)(name, text)}`;
        return [own === undefined ? keys : tellingOwn(keys)];
      },
    },
  });
};

const ofCustomers = walletSource('user', 'users', customerWalletAccess);
/** Wallets of customers. */
export const customerWallets: ListSource<WalletRow> = {
  ...ofCustomers,
  told: (ctx, query) => tellNamed(ctx, query, ofCustomers),
  placed: (ctx, query) => (ctx.scope === 'own' && isFarByBalance(query) ? pageOfOwn(ctx, query) : undefined),
};
/** Advances to suppliers. */
export const supplierWallets = walletSource('supplier', 'suppliers', (ctx) =>
  rowAccess(ctx, { organization: 'w.organization_id', owners: [] }),
);
