import type { Route } from '#kernel/route.ts';
import { routes as affiliateCategory } from './affiliate-category/affiliate-category.routes.ts';
import { routes as affiliateProduct } from './affiliate-product/affiliate-product.routes.ts';
import { routes as affiliateStore } from './affiliate-store/affiliate-store.routes.ts';
import { routes as affiliateTag } from './affiliate-tag/affiliate-tag.routes.ts';
import { routes as auctionLot } from './auction-lot/auction-lot.routes.ts';
import { routes as category } from './category/category.routes.ts';
import { routes as ecommerceChannel } from './ecommerce-channel/ecommerce-channel.routes.ts';
import { routes as market } from './market/market.routes.ts';
import { routes as origin } from './origin/origin.routes.ts';
import { routes as price } from './price/price.routes.ts';
import { routes as product } from './product/product.routes.ts';
import { routes as productReview } from './product-review/product-review.routes.ts';
import { routes as productStatistic } from './product-statistic/product-statistic.routes.ts';
import { routes as productTag } from './product-tag/product-tag.routes.ts';
import { routes as supplier } from './supplier/supplier.routes.ts';

/** Every call of the product service. */
export const productRoutes: readonly Route[] = [
  ...affiliateCategory,
  ...affiliateProduct,
  ...affiliateStore,
  ...affiliateTag,
  ...auctionLot,
  ...category,
  ...ecommerceChannel,
  ...market,
  ...origin,
  ...price,
  ...product,
  ...productReview,
  ...productStatistic,
  ...productTag,
  ...supplier,
];
