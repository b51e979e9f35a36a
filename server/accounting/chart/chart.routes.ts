import * as endpoints from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { accounts } from './chart.queries.ts';
import { createSubAccount } from './create-sub-account.ts';
import { deleteSubAccount } from './delete-sub-account.ts';
import { updateSubAccount } from './update-sub-account.ts';

export const routes = [
  listRoute(endpoints.listAccounts, accounts),
  rowRoute(endpoints.getAccount, accounts),
  route(endpoints.createAccount, createSubAccount),
  route(endpoints.updateAccount, updateSubAccount),
  route(endpoints.deleteAccount, deleteSubAccount),
];
