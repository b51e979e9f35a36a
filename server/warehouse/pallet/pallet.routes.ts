import * as endpoints from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { changeSkuPosition } from './change-sku-position.ts';
import { createPalletBox } from './create-pallet-box.ts';
import { createPallet } from './create-pallet.ts';
import { locationSource, shelfSource } from './location.queries.ts';
import { palletSource, readPallet } from './pallet.queries.ts';
import { putAway } from './put-away.ts';
import { takeDown } from './take-down.ts';
import { updatePallet } from './update-pallet.ts';

export const routes = [
  listRoute(endpoints.listPallets, palletSource),
  route(endpoints.getPallet, (ctx, { params: { id } }) => readPallet(ctx, id)),
  route(endpoints.createPallet, createPallet),
  route(endpoints.updatePallet, updatePallet),
  route(endpoints.createPalletBox, createPalletBox),
  route(endpoints.putAway, putAway),
  route(endpoints.takeDown, takeDown),
  route(endpoints.changeSkuPosition, changeSkuPosition),
  listRoute(endpoints.listLocations, locationSource),
  listRoute(endpoints.listShelves, shelfSource),
  ...lookupRoutes(endpoints.listPalletTypes, {
    table: 'pallet_types',
    extra: {
      max_volume: 'max_volume',
      max_weight: 'max_weight',
      max_length: 'max_length',
      max_width: 'max_width',
      max_height: 'max_height',
    },
    position: 'id',
  }),
];
