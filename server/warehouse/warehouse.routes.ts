import type { Route } from '#kernel/route.ts';
import { routes as box } from './box/box.routes.ts';
import { routes as container } from './container/container.routes.ts';
import { routes as goodsDelivery } from './goods-delivery/goods-delivery.routes.ts';
import { routes as ladingBill } from './lading-bill/lading-bill.routes.ts';
import { routes as owningBox } from './owning-box/owning-box.routes.ts';
import { routes as pallet } from './pallet/pallet.routes.ts';
import { routes as sfa } from './sfa/sfa.routes.ts';

/** Every call of the warehouse service. */
export const warehouseRoutes: readonly Route[] = [
  ...sfa,
  ...box,
  ...pallet,
  ...owningBox,
  ...ladingBill,
  ...container,
  ...goodsDelivery,
];
