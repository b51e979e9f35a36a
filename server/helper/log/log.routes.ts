import { getLog, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { logSource } from './log.queries.ts';

export const routes = [listRoute(listLogs, logSource), rowRoute(getLog, logSource)];
