import * as endpoints from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { openWalletOf } from './open-wallet-of.ts';
import { customerWallets, supplierWallets } from './wallet.queries.ts';

export const routes = [
  listRoute(endpoints.listCustomerWallets, customerWallets),
  rowRoute(endpoints.getCustomerWallet, customerWallets),
  listRoute(endpoints.listSupplierWallets, supplierWallets),
  rowRoute(endpoints.getSupplierWallet, supplierWallets),
  route(endpoints.openCustomerWallet, openWalletOf('user')),
  route(endpoints.openSupplierWallet, openWalletOf('supplier')),
];
