import { exportRows } from '@hakobu/contract/helper/export/export.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { exportRowsOf } from './export-rows.ts';

/** Exports of the lists that the server answers. */
export const exportRoutes = (served: readonly Route[]): Route[] => [route(exportRows, exportRowsOf(served))];
