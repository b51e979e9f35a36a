import type { Route } from './kernel/route.ts';
import { explainRoutes } from './explain/explain.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { noteRoutes } from './helper/log/note.routes.ts';
import { serviceRoutes } from './routes.gen.ts';
import { searchRoutes } from './search/search.routes.ts';

/** Every call that the server answers: those of the services, and those that stand above them. */
export const allRoutes: readonly Route[] = [
  ...serviceRoutes,
  ...explainRoutes(serviceRoutes),
  ...searchRoutes(serviceRoutes),
  ...exportRoutes(serviceRoutes),
  ...noteRoutes(serviceRoutes),
];
