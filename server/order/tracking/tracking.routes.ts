import {
  createTracking as createTrackingEndpoint,
  getTracking,
  listTrackings,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { createTracking } from './create-tracking.ts';
import { trackingSource } from './tracking.queries.ts';

export const routes = [
  listRoute(listTrackings, trackingSource),
  rowRoute(getTracking, trackingSource),
  route(createTrackingEndpoint, createTracking),
];
