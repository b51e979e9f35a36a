import * as endpoints from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { openWallet } from './open-wallets.ts';
import { customerWallets, supplierWallets } from './wallet.queries.ts';

export const routes = [
  listRoute(endpoints.listCustomerWallets, customerWallets),
  rowRoute(endpoints.getCustomerWallet, customerWallets),
  listRoute(endpoints.listSupplierWallets, supplierWallets),
  rowRoute(endpoints.getSupplierWallet, supplierWallets),
  route(endpoints.openCustomerWallet, async (ctx, { body: { walletable_id: id, currency_id = 'VND' } }) =>
    findRow(ctx, customerWallets, await openWallet(ctx, { type: 'user', id }, currency_id, 'walletable_id')),
  ),
  route(endpoints.openSupplierWallet, async (ctx, { body: { walletable_id: id, currency_id = 'JPY' } }) =>
    findRow(
      ctx,
      supplierWallets,
      await openWallet(ctx, { type: 'supplier', id }, currency_id, 'walletable_id'),
    ),
  ),
];
