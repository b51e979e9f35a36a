import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listWalletHolds } from '@hakobu/contract/accounting/wallet-hold/wallet-hold.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { customerWalletAccess } from '../wallet/wallet.queries.ts';

/** Whether a hold `h` is open. */
export const isOpen = sql<SqlBool>`(h.transaction_id is null and h.released_at is null)`;

/** Holds of wallets that the caller may read. */
export const walletHolds = defineListSource<RowOf<typeof listWalletHolds>>({
  from: sql`wallet_holds h join wallets w on w.id = h.wallet_id join users u on u.id = w.walletable_id
    and w.walletable_type = 'user'`,
  select: sql`h.id, h.wallet_id, h.order_id, h.amount, w.currency_id, h.expires_at, h.transaction_id,
    h.released_at, case when h.transaction_id is not null then 'taken'
      when h.released_at is not null then 'released' else 'open' end as state,
    h.created_at, h.updated_at, h.version, jsonb_build_object('id', u.id, 'name', u.name) as object`,
  key: 'h.id',
  access: customerWalletAccess,
  filters: { open: ([open]) => sql<SqlBool>`${isOpen} = ${open}::boolean` },
  sorts: asNumbered('h.id'),
});
