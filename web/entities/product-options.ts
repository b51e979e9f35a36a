import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';

/** What pickers need to find a product or supplier. */
export const products = {
  endpoint: product.list,
  labelOf: (row: { id: string; name: string }) => `${row.id} · ${row.name}`,
};
export const suppliers = {
  endpoint: supplier.list,
  query: { sort: 'name' },
  labelOf: (row: { id: number; name: string }) => row.name,
};
