import {
  containerCost,
  getContainerAccounting,
} from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { readRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { containerCostSource, readContainerAccounting } from './container-cost.queries.ts';
import { createContainerCost } from './create-container-cost.ts';
import { deleteContainerCost } from './delete-container-cost.ts';
import { updateContainerCost } from './update-container-cost.ts';

const { list, get } = readRoutes(containerCost, containerCostSource);

export const routes = [
  list,
  get,
  route(containerCost.create, createContainerCost),
  route(containerCost.update, updateContainerCost),
  route(containerCost.delete, deleteContainerCost),
  route(getContainerAccounting, readContainerAccounting),
];
