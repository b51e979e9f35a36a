import * as endpoints from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { readSplitTransactions } from '../voucher-request/list-split-transactions.ts';
import { voucherRequests } from '../voucher-request/voucher-request.queries.ts';
import { approveVoucherRequest, declineVoucherRequest } from './approve-voucher-request.ts';
import { withdrawVoucherRequest } from '../voucher-request/withdraw-voucher-request.ts';

export const routes = [
  listRoute(endpoints.listVoucherRequests, voucherRequests),
  route(endpoints.listSplitTransactions, readSplitTransactions),
  rowRoute(endpoints.getVoucherRequest, voucherRequests),
  route(endpoints.approveVoucherRequest, approveVoucherRequest),
  route(endpoints.declineVoucherRequest, declineVoucherRequest),
  route(endpoints.withdrawVoucherRequest, withdrawVoucherRequest),
];
