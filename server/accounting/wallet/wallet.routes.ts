import * as endpoints from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { customerWallets, supplierWallets } from './wallet.queries.ts';

export const routes = [
  listRoute(endpoints.listCustomerWallets, customerWallets),
  rowRoute(endpoints.getCustomerWallet, customerWallets),
  listRoute(endpoints.listSupplierWallets, supplierWallets),
  rowRoute(endpoints.getSupplierWallet, supplierWallets),
];
