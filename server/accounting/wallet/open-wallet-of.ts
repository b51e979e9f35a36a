import type { openCustomerWallet } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import type { Party } from '../ledger/ledger-accounts.ts';
import { openWallet } from './open-wallets.ts';
import { customerWallets, supplierWallets } from './wallet.queries.ts';

const wallets = {
  user: { source: customerWallets, currency: 'VND' },
  supplier: { source: supplierWallets, currency: 'JPY' },
} as const;

/** Opens the wallet of a party in a currency if missing, and returns it within the caller's rows. */
export const openWalletOf =
  (type: Party['type']): Handler<typeof openCustomerWallet> =>
  async (ctx, { body: { walletable_id: id, currency_id } }) => {
    const { source, currency } = wallets[type];
    const wallet = await openWallet(ctx, { type, id }, currency_id ?? currency, 'walletable_id');
    return findRow(ctx, source, wallet);
  };
