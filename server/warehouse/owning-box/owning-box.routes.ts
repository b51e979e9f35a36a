import { packParcels as packEach } from '@hakobu/contract/warehouse/owning-box/pack-parcels.endpoints.ts';
import * as endpoints from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { assembleProposed } from './assemble-proposed.ts';
import { cancelDistributed } from './cancel-distributed.ts';
import { createOwningBox } from './create-owning-box.ts';
import { listAvailableBoxes } from './list-available-boxes.ts';
import { owningBoxSource } from './owning-box.queries.ts';
import { packForOrder } from './pack-for-order.ts';
import { packParcels } from './pack-parcels.ts';

export const routes = [
  listRoute(endpoints.listOwningBoxes, owningBoxSource),
  route(endpoints.createOwningBox, createOwningBox),
  route(endpoints.assembleProposed, assembleProposed),
  route(endpoints.packForOrder, packForOrder),
  route(packEach, packParcels),
  route(endpoints.cancelDistributed, cancelDistributed),
  route(endpoints.listAvailableBoxes, listAvailableBoxes),
];
