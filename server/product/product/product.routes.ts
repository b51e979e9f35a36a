import * as endpoints from '@hakobu/contract/product/product/product.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { deleteRoute, readRoutes } from '#kernel/crud/resource-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { attachImages, keepSentImages } from './attach-images.ts';
import { chooseImage } from './choose-image.ts';
import { createProduct, keepNewImages } from './create-product.ts';
import { detachImages } from './detach-images.ts';
import { categoryLinks, productSource, tagLinks } from './product.queries.ts';
import { removeSupplier } from './remove-supplier.ts';
import { setSupplier } from './set-supplier.ts';
import { updateProduct } from './update-product.ts';

const { product } = endpoints;
const links = { source: productSource, name: 'product' } as const;

export const routes = [
  ...Object.values(readRoutes(product, productSource)),
  deleteRoute(product.delete, { table: 'products', name: 'product', source: productSource }),
  listRoute(endpoints.searchProducts, productSource),
  preparedRoute(product.create, keepNewImages, createProduct),
  route(product.update, updateProduct),
  ...linkRoutes(endpoints.productCategories, {
    ...links,
    ...categoryLinks,
    include: 'categories',
  }),
  ...linkRoutes(endpoints.productTags, {
    ...links,
    ...tagLinks,
    include: 'tags',
  }),
  preparedRoute(endpoints.addProductImages, keepSentImages, attachImages),
  route(endpoints.removeProductImages, detachImages),
  route(endpoints.chooseProductImage, chooseImage),
  route(endpoints.addProductSupplier, setSupplier),
  route(endpoints.updateProductSupplier, setSupplier),
  route(endpoints.addProductSupplierAlias, setSupplier),
  route(endpoints.removeProductSupplier, removeSupplier),
  route(endpoints.removeProductSupplierAlias, removeSupplier),
];
