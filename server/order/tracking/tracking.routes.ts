import * as endpoints from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { createTracking } from './create-tracking.ts';
import { deleteTracking } from './delete-tracking.ts';
import { suggestForTracking } from './suggest-for-tracking.ts';
import { trackingSource } from './tracking.queries.ts';
import { updateTracking } from './update-tracking.ts';

export const routes = [
  listRoute(endpoints.listTrackings, trackingSource),
  rowRoute(endpoints.getTracking, trackingSource),
  route(endpoints.suggestForTracking, suggestForTracking),
  route(endpoints.createTracking, createTracking),
  route(endpoints.updateTracking, updateTracking),
  route(endpoints.deleteTracking, deleteTracking),
];
