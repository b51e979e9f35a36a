import {
  ladingBillCompensation,
  orderCompensation,
} from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { readRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { compensationSource, ladingBillCompensationSource } from './compensation.queries.ts';
import { createCompensation } from './create-compensation.ts';
import { deleteCompensation } from './delete-compensation.ts';
import { updateCompensation } from './update-compensation.ts';

const ofOrders = readRoutes(orderCompensation, compensationSource);
const ofBills = readRoutes(ladingBillCompensation, ladingBillCompensationSource);

export const routes = [
  ofOrders.list,
  ofOrders.get,
  route(orderCompensation.create, createCompensation),
  route(orderCompensation.update, updateCompensation(compensationSource)),
  route(orderCompensation.delete, deleteCompensation(compensationSource)),
  ofBills.list,
  ofBills.get,
  route(ladingBillCompensation.create, createCompensation),
  route(ladingBillCompensation.update, updateCompensation(ladingBillCompensationSource)),
  route(ladingBillCompensation.delete, deleteCompensation(ladingBillCompensationSource)),
];
