import * as endpoints from '@hakobu/contract/helper/device-token/device-token.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { deviceTokenSource } from './device-token.queries.ts';
import { createDeviceToken, deleteDeviceToken, readPushKey, updateDeviceToken } from './keep-device-token.ts';

export const routes = [
  route(endpoints.pushKey, readPushKey),
  listRoute(endpoints.listDeviceTokens, deviceTokenSource),
  rowRoute(endpoints.getDeviceToken, deviceTokenSource),
  route(endpoints.createDeviceToken, createDeviceToken),
  route(endpoints.updateDeviceToken, updateDeviceToken),
  route(endpoints.deleteDeviceToken, deleteDeviceToken),
];
