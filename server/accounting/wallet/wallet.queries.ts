import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Range } from '@hakobu/contract/kernel/list.ts';
import type { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { holds } from '#kernel/list/text-index.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { personName } from '../../identity/user/person-name.ts';
import { ownOrSoldTo } from '../../identity/user/customer.access.ts';
import { bucketSum } from '../charge/buckets.ts';

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

/** Keys of the wallets that hold so much, which is more than nothing. */
const keysHolding = (type: 'user' | 'supplier', { start, end }: Range) => sql`
  select w.id as key from ledger_accounts l
  join wallets w on w.ledger_account_id = l.id and w.walletable_type = ${sql.lit(type)}
  where l.party_type = ${sql.lit(type)} and l.balance_rank <> 0
    and l.balance_rank >= rank_of(${start}::numeric)
    and l.balance_rank <= coalesce(rank_of(${end ?? null}::numeric), 'infinity') and ${holding({ start, end })}`;

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
    between: { balance: holding },
    sorts: { ...asNumbered('w.id'), balance: ['l.balance_rank', 'l.balance'] },
    // most hold nothing, and of those the order is that of their ids
    parts: {
      balance: [
        sql<SqlBool>`(l.party_type = ${sql.lit(type)} and l.balance_rank < 0)`,
        sql<SqlBool>`(l.balance_rank = 0 and l.balance = 0)`,
        sql<SqlBool>`(l.party_type = ${sql.lit(type)} and l.balance_rank > 0)`,
      ],
    },
    foundBetween: {
      balance: (range) => (Number(range.start ?? 0) > 0 ? [keysHolding(type, range)] : undefined),
    },
    search: (text) =>
      sql<SqlBool>`(select ${contains(name, text)} from ${sql.table(parties)} x
        where x.id = w.walletable_id)`,
    found: {
      q: (text) => [
        sql`select w.id as key from ${sql.table(parties)} x join wallets w on w.walletable_id = x.id
          and w.walletable_type = ${sql.lit(type)}
          where ${(type === 'user' ? holds : contains)(name, text)}`,
      ],
    },
  });
};

/** Wallets of customers. */
export const customerWallets = walletSource('user', 'users', customerWalletAccess);
/** Advances to suppliers. */
export const supplierWallets = walletSource('supplier', 'suppliers', (ctx) =>
  rowAccess(ctx, { organization: 'w.organization_id', owners: [] }),
);
