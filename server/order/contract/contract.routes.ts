import * as endpoints from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { attachOrders } from './attach-orders.ts';
import { contractSource } from './contract.queries.ts';
import { createContract } from './create-contract.ts';
import { deleteContract } from './delete-contract.ts';
import { detachOrders } from './detach-orders.ts';
import { readContract } from './read-contract.ts';
import { updateContract } from './update-contract.ts';

const { contract } = endpoints;

export const routes = [
  listRoute(contract.list, contractSource),
  route(contract.get, (ctx, { params, include }) => readContract(ctx, String(params.id), include)),
  route(contract.create, createContract),
  route(contract.update, updateContract),
  route(contract.delete, deleteContract),
  route(endpoints.attachOrders, attachOrders),
  route(endpoints.detachOrders, detachOrders),
  ...lookupRoutes(endpoints.listContractStatuses, { table: 'contract_statuses' }),
];
