import { listWalletHolds } from '@hakobu/contract/accounting/wallet-hold/wallet-hold.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { walletHolds } from './wallet-hold.queries.ts';

export const routes = [listRoute(listWalletHolds, walletHolds)];
