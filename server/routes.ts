import type { Route } from './kernel/route.ts';
import { exportRoutes } from './export/export.routes.ts';
import { explainRoutes } from './explain/explain.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { productRoutes } from './product/product-service.routes.ts';
import { orderRoutes } from './order/order-service.routes.ts';
import { accountingRoutes } from './accounting/accounting.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { warehouseRoutes } from './warehouse/warehouse.routes.ts';
import { noteRoutes } from './helper/log/note.routes.ts';
import { helperRoutes } from './helper/helper.routes.ts';

const services: readonly Route[] = [
  ...identityRoutes,
  ...productRoutes,
  ...orderRoutes,
  ...accountingRoutes,
  ...warehouseRoutes,
  ...helperRoutes,
];

/** Every call that the server answers. */
export const allRoutes: readonly Route[] = [
  ...services,
  ...explainRoutes(services),
  ...searchRoutes(services),
  ...exportRoutes(services),
  ...noteRoutes(services),
];
