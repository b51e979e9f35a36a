import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { may } from '#app/session.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { productName } from '#kit/product-name.ts';
import type { NamedProduct } from '@hakobu/contract/product/product/product-name.ts';

type ProductOption = NamedProduct & { id: string; image_url?: string | null };

/** What pickers need to find a product or supplier. */
export const products = {
  endpoint: product.list,
  labelOf: (row: ProductOption) => `${row.id} · ${productName(row)}`,
  pictureOf: (row: ProductOption) => row.image_url,
};
/** Query of products with their cost, for those who may see it. */
export const withCost = (): { include?: string[] } =>
  may({ resource: 'cost_price', action: 'read' }) ? { include: ['cost'] } : {};
export const productsWithCost = () => ({ ...products, query: withCost() });
export const suppliers = {
  endpoint: supplier.list,
  query: { sort: 'name' },
  labelOf: (row: { id: number; name: string }) => row.name,
};
