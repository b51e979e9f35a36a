import { documentEndpoints, moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { transferEndpoints } from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import {
  compensateKindIds,
  giveBackKindIds,
  moveKindIds,
  settleKindIds,
  transferKindIds,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import { route } from '#kernel/route.ts';
import { withApproval } from '../voucher-request/with-approval.ts';
import { compensate } from './compensate.ts';
import { giveBack } from './give-back.ts';
import { moveMoney } from './move-money.ts';
import { settleDocuments } from './settle-documents.ts';
import { transferMoney } from './transfer-money.ts';

/** An endpoint for each kind of voucher. */
export const routes = [
  ...moveKindIds.map((kind) => route(moveEndpoints[kind], withApproval(kind, moveMoney(kind)))),
  ...transferKindIds.map((kind) => route(transferEndpoints[kind], withApproval(kind, transferMoney(kind)))),
  ...settleKindIds.map((kind) => route(documentEndpoints[kind], settleDocuments(kind))),
  ...giveBackKindIds.map((kind) => route(documentEndpoints[kind], withApproval(kind, giveBack(kind)))),
  ...compensateKindIds.map((kind) => route(documentEndpoints[kind], withApproval(kind, compensate(kind)))),
];
