import { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { readRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { changeCreditOrder } from './change-credit-order.ts';
import { createCreditOrder } from './create-credit-order.ts';
import { creditOrderSource } from './credit-order.queries.ts';
import { deleteCreditOrder } from './delete-credit-order.ts';

const { list, get } = readRoutes(creditOrder, creditOrderSource);

export const routes = [
  list,
  get,
  route(creditOrder.create, createCreditOrder),
  route(creditOrder.update, changeCreditOrder),
  route(creditOrder.delete, deleteCreditOrder),
];
