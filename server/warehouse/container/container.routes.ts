import * as endpoints from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { attachLadingBills } from './attach-lading-bills.ts';
import { containerSource, readContainer } from './container.queries.ts';
import { createContainer } from './create-container.ts';
import { cutOffContainer } from './cut-off-container.ts';
import { detachLadingBills } from './detach-lading-bills.ts';
import { listUndesiredBoxes } from './list-undesired-boxes.ts';
import { loadBoxes } from './load-boxes.ts';
import { removeUndesired } from './remove-undesired.ts';
import { undoLoadingScan } from './undo-loading-scan.ts';
import { openContainer } from './open-container.ts';
import { inPickerSource, outPickerSource } from './picker.queries.ts';
import { unloadBoxes } from './unload-boxes.ts';
import { updateContainer } from './update-container.ts';

export const routes = [
  listRoute(endpoints.listContainers, containerSource),
  route(endpoints.getContainer, (ctx, { params }) => readContainer(ctx, params.id)),
  route(endpoints.createContainer, createContainer),
  route(endpoints.updateContainer, updateContainer),
  route(endpoints.attachLadingBills, attachLadingBills),
  route(endpoints.detachLadingBills, detachLadingBills),
  route(endpoints.cutOffContainer, cutOffContainer),
  route(endpoints.openContainer, openContainer),
  route(endpoints.listUndesiredBoxes, listUndesiredBoxes),
  listRoute(endpoints.listOutPickers, outPickerSource),
  listRoute(endpoints.listInPickers, inPickerSource),
  route(endpoints.createOutPicker, loadBoxes),
  route(endpoints.deleteOutPicker, undoLoadingScan),
  route(endpoints.removeUndesiredBoxes, removeUndesired),
  route(endpoints.createInPicker, unloadBoxes),
  ...lookupRoutes(endpoints.listContainerTypes, {
    table: 'container_types',
    extra: { max_volume: 'max_volume', max_weight: 'max_weight' },
    position: 'id',
  }),
];
