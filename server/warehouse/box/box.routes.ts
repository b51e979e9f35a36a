import * as endpoints from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { boxMoveSource } from './box-move.queries.ts';
import { boxSource, readBox } from './box.queries.ts';
import { closeBox } from './close-box.ts';
import { createBox } from './create-box.ts';
import { deleteBox } from './delete-box.ts';
import { openBox } from './open-box.ts';
import { updateBox } from './update-box.ts';

export const routes = [
  listRoute(endpoints.listBoxes, boxSource),
  route(endpoints.getBox, (ctx, { params, include }) => readBox(ctx, params.id, include)),
  listRoute(endpoints.listBoxMoves, boxMoveSource),
  ...lookupRoutes(endpoints.listBoxTags, { table: 'box_tags', position: 'id' }),
  route(endpoints.createBox, createBox),
  route(endpoints.updateBox, updateBox),
  route(endpoints.closeBox, closeBox),
  route(endpoints.openBox, openBox),
  route(endpoints.deleteBox, deleteBox),
];
