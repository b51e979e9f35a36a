import { exportRows } from '@hakobu/contract/helper/export/export.endpoints.ts';
import { preparedRoute, type Route } from '#kernel/route.ts';
import { paperExports } from './export-papers.ts';
import { answerExport, writeRowsOf } from './export-rows.ts';

/** Routes that export the lists among the server's routes. */
export const exportRoutes = (served: readonly Route[]): Route[] => [
  preparedRoute(exportRows, writeRowsOf(served), answerExport),
  ...paperExports(served),
];
