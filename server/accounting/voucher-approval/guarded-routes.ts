import { documentEndpoints, moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { transferEndpoints } from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import {
  compensateKindIds,
  giveBackKindIds,
  moveKindIds,
  transferKindIds,
  type TransactionKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import { reverseTransaction as reversal } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { compensate } from '../payment/compensate.ts';
import { giveBack } from '../payment/give-back.ts';
import { moveMoney } from '../payment/move-money.ts';
import { transferMoney } from '../payment/transfer-money.ts';
import { reverseTransaction } from '../reversal/reverse-transaction.ts';

/** The routes that post these kinds without approval. */
export const guardedRoutes: ReadonlyMap<TransactionKind, Route> = new Map<TransactionKind, Route>([
  ...moveKindIds.map((kind) => [kind, route(moveEndpoints[kind], moveMoney(kind))] as const),
  ...transferKindIds.map((kind) => [kind, route(transferEndpoints[kind], transferMoney(kind))] as const),
  ...giveBackKindIds.map((kind) => [kind, route(documentEndpoints[kind], giveBack(kind))] as const),
  ...compensateKindIds.map((kind) => [kind, route(documentEndpoints[kind], compensate(kind))] as const),
  ['reversal', route(reversal, reverseTransaction)],
]);
