import { anyKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Route } from './kernel/route.ts';
import { countRoutes } from './count/count.routes.ts';
import { explainRoutes } from './explain/explain.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { fileRoutes } from './helper/file/file.routes.ts';
import { noteRoutes } from './helper/log/note.routes.ts';
import { savedViewRoutes } from './helper/saved-view/saved-view.routes.ts';
import { serviceRoutes } from './routes.gen.ts';
import { searchRoutes } from './search/search.routes.ts';

/** Every call that the server answers: those of the services, and those that stand above them. */
export const allRoutes: readonly Route[] = [
  ...serviceRoutes,
  ...explainRoutes(serviceRoutes),
  ...searchRoutes(serviceRoutes),
  ...exportRoutes(serviceRoutes),
  ...noteRoutes(serviceRoutes),
  ...fileRoutes(serviceRoutes),
  ...savedViewRoutes(serviceRoutes),
  ...countRoutes(serviceRoutes),
];

/**
 * The calls that make a voucher of a kind answer under `transactions/` too, by the call's name and by the id
 * of the kind: `transactions/payment-order`, `transactions/payment_order`.
 */
export const kindAliasRoutes = (routes: readonly Route[]): Route[] =>
  Object.entries(anyKinds).flatMap(([id, { path }]) =>
    routes
      .filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.path === path)
      .flatMap(({ endpoint, handler }) =>
        [...new Set([id, path])].map((name) => ({
          endpoint: { ...endpoint, path: `transactions/${name}` },
          handler,
        })),
      ),
  );
