import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Range } from '@hakobu/contract/kernel/list.ts';
import type { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { personName } from '../../identity/user/person-name.ts';
import { ownOrSoldTo } from '../../identity/user/customer.access.ts';
import { bucketSum } from '../charge/buckets.ts';

type WalletRow = RowOf<typeof listCustomerWallets>;

/** Own wallets: the user's as a customer, and those of customers the user sells to. */
export function customerWalletAccess(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'w.organization_id', owners: [] });
  return ownOrSoldTo(ctx, 'w.walletable_id');
}

/** Whether accounts `l` have a balance in the range; a range without a start begins at zero. */
const holding = ({ start = '0', end }: Range): Condition =>
  sql<SqlBool>`(l.balance >= ${start}::numeric and (${end ?? null}::numeric is null
    or l.balance <= ${end ?? null}::numeric))`;

/** Wallets of one party type with balance and debt in the same currency. */
const walletSource = (
  type: 'user' | 'supplier',
  parties: 'users' | 'suppliers',
  access: (ctx: Context) => Condition | undefined,
) => {
  const name = type === 'user' ? personName('x') : 'x.name';
  return defineListSource<WalletRow>({
    from: sql`(select * from wallets where walletable_type = ${sql.lit(type)}) w
      left join ledger_accounts l on l.id = w.ledger_account_id`,
    joins: sql`join ${sql.table(parties)} x on x.id = w.walletable_id`,
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
    // The party is always included.
    includes: { object: async () => {} },
    sorts: { ...asNumbered('w.id'), balance: ['l.balance_rank', 'l.balance'] },
    search: (text) =>
      sql<SqlBool>`w.walletable_id in (
        select x.id from ${sql.table(parties)} x where ${contains(name, text)})`,
  });
};

/** Wallets of customers. */
export const customerWallets = walletSource('user', 'users', customerWalletAccess);
/** Advances to suppliers. */
export const supplierWallets = walletSource('supplier', 'suppliers', (ctx) =>
  rowAccess(ctx, { organization: 'w.organization_id', owners: [] }),
);
