import { sql } from 'kysely';
import { big, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import * as endpoints from '@hakobu/contract/product/product/product.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { deleteRoute, readRoutes } from '#kernel/crud/resource-routes.ts';
import { differences, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { listRows, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { addImages, fetchImages, attachImages, chooseImage, detachImages } from './product-images.ts';
import { preferSupplier, removeSupplier, setSupplier } from './product-suppliers.ts';
import { productSource, readProduct } from './product.queries.ts';

const { product } = endpoints;
const { list, get } = readRoutes(product, productSource);
const links = { owner: 'product_id', source: productSource, name: 'product' } as const;

interface Prices {
  price?: Decimal | undefined;
  initial_price?: Decimal | null | undefined;
  discount?: Decimal | undefined;
}

/** The price as given, or the initial price less the discount. */
function netPrice({ price, initial_price, discount = '0' }: Prices): Decimal | undefined {
  if (price !== undefined || initial_price === undefined || initial_price === null) return price;
  return decimal(big(initial_price).times(big(100).minus(discount)).div(100).round(6));
}

/** What the change log and open screens hear of a product. */
function tell(
  ctx: Context,
  id: string,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'product', logable_id: id, type_id, content });
  ctx.announce('changed', { type: 'product', id });
}

export const routes = [
  list,
  get,
  deleteRoute(product.delete, { table: 'products', name: 'product', source: productSource }),
  route(endpoints.searchProducts, (ctx, { list: query }) =>
    listRows(ctx, endpoints.searchProducts.list, productSource, query),
  ),
  route(product.create, async (ctx, { body }) => {
    const { supplier_id, category_id, images, ...fields } = body;
    const fetched = images && (await fetchImages(ctx, images));
    const {
      rows: [taken],
    } = await sql`select 1 from products where id = ${body.id}`.execute(ctx.db);
    if (taken !== undefined) throw refuseField('id', 'product_id_taken');
    await insertRow(ctx, 'products', {
      ...fields,
      price: netPrice(fields),
      organization_id: ctx.organizationId,
    });
    if (supplier_id != null) await preferSupplier(ctx, body.id, supplier_id);
    if (category_id != null)
      await sql`insert into product_categories (product_id, category_id)
        values (${body.id}, ${category_id})`.execute(ctx.db);
    if (fetched !== undefined) await addImages(ctx, body.id, fetched);
    tell(ctx, body.id, 'created', { ...fields, ...(images && { images_attached: images.length }) });
    return readProduct(ctx, body.id);
  }),
  route(product.update, async (ctx, { params, body, version }) => {
    const id = String(params.id);
    const { supplier_id, ...fields } = body;
    const before = await lockRow<
      Record<string, unknown> & { initial_price: Decimal | null; discount: Decimal }
    >(ctx, productSource, { id, version, columns: sql`p.*` });
    const repriced = fields.initial_price !== undefined || fields.discount !== undefined;
    const values = repriced
      ? {
          ...fields,
          price: netPrice({
            price: fields.price,
            initial_price: fields.initial_price ?? before.initial_price,
            discount: fields.discount ?? before.discount,
          }),
        }
      : fields;
    const content = differences(before, values);
    if (Object.keys(content).length > 0) await updateRow(ctx, 'products', id, values);
    if (supplier_id != null) await preferSupplier(ctx, id, supplier_id);
    if (Object.keys(content).length > 0 || supplier_id != null)
      tell(ctx, id, 'write', { ...content, ...(supplier_id === undefined ? {} : { supplier_id }) });
    return readProduct(ctx, id);
  }),
  ...linkRoutes(endpoints.productCategories, {
    ...links,
    table: 'product_categories',
    other: 'category_id',
    others: 'categories',
    include: 'categories',
  }),
  ...linkRoutes(endpoints.productTags, {
    ...links,
    table: 'product_product_tags',
    other: 'product_tag_id',
    others: 'product_tags',
    include: 'tags',
  }),
  route(endpoints.addProductImages, attachImages),
  route(endpoints.removeProductImages, detachImages),
  route(endpoints.chooseProductImage, chooseImage),
  ...[endpoints.addProductSupplier, endpoints.updateProductSupplier, endpoints.addProductSupplierAlias].map(
    (endpoint) => route(endpoint, setSupplier),
  ),
  route(endpoints.removeProductSupplier, (ctx, { query, ...input }) =>
    removeSupplier(ctx, { ...input, body: { ...query, ...input.body } }),
  ),
  route(endpoints.removeProductSupplierAlias, removeSupplier),
];
