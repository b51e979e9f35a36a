import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { productRow } from '@hakobu/contract/product/product/product.endpoints.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { hasMany, named } from '#kernel/list/attach-relation.ts';
import { defineLinkTable, linked, linkedTo } from '#kernel/list/link-table.ts';
import { both, type Condition, defineListSource } from '#kernel/list/list-source.ts';
import { contains, literally, partOf, searches, storedPartOf } from '#kernel/list/search.ts';
import { isOfCompanyInView } from '#kernel/list/row-access.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { nameColumns } from './product-of-line.ts';

/**
 * Searches codes, names in every language and the brand: two or more characters anywhere, a single one at the
 * start of a word.
 */
export const searchProducts = (text: string): Condition =>
  [...text].length === 1
    ? sql<SqlBool>`' ' || p.search_text like normalize_search(${`% ${literally(text)}%`})`
    : searches('p.search_text', text, { isJapanese: true });

/** Condition: a name of a product contains the text. */
const productNamed = (text: string): Condition =>
  contains(storedPartOf('p.search_text', 'p.plain_name', { isJapanese: true }), text);

/** Condition: a column holds a product whose codes, names or brand contain the text. */
export const isProductFound = (column: string, text: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} in (
    select p.id from products p where ${searches('p.search_text', text, { isJapanese: true })})`;
const codeOfProduct = partOf('p.search_text', 'p.id');

/**
 * Splits the query of a list that is computed from lines: `goods` filters the lines by product, and `rest`
 * filters the computed rows.
 */
export function splitGoodsQuery(list: ListQuery) {
  const { q, filters, ...rest } = list;
  const { product_id: ids, ...others } = filters;
  const goods = (column: string): Condition =>
    both([
      ids && sql<SqlBool>`${sql.ref(column)} = any(${ids}::text[])`,
      q === undefined ? undefined : isProductFound(column, q),
    ]) ?? sql<SqlBool>`true`;
  return { goods, rest: { ...rest, filters: others } };
}

export const categoryLinks = defineLinkTable({
  table: 'product_categories',
  owner: 'product_id',
  other: 'category_id',
  others: 'categories',
});
export const tagLinks = defineLinkTable({
  table: 'product_product_tags',
  owner: 'product_id',
  other: 'product_tag_id',
  others: 'product_tags',
});

/** Net price in JPY paid last for each product, or else the lowest that a supplier of the company asks. */
export async function findCosts(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { cost: string | null; tax_percent: string }>> {
  const { rows } = await sql<{ id: string; cost: string | null; tax_percent: string }>`
    select p.id, p.tax_percent, coalesce(
      (select k.price from last_prices k
        where k.product_id = p.id and k.organization_id = ${ctx.organizationId}),
      (select min(ps.price) from product_suppliers ps join suppliers s on s.id = ps.supplier_id
        where ps.product_id = p.id and ps.price > 0
          and ${isOfCompanyInView(ctx, 's.organization_id')})) as cost
    from products p
    where p.id = any(${ids}::text[])`.execute(ctx.db);
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}

async function readCosts(ctx: Context, rows: z.output<typeof productRow>[]): Promise<void> {
  const costs = await findCosts(
    ctx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) row.cost = costs.get(row.id)?.cost ?? null;
}

/** The catalogue is shared: whoever may read products reads all of them. */
export const productSource = defineListSource<z.output<typeof productRow>>({
  from: sql`products p left join product_images f on f.product_id = p.id and f.is_primary`,
  select: sql`p.id, ${nameColumns('p')}, p.code, p.hs_code, p.brand, p.price,
    p.initial_price, p.discount, p.tax_percent,
    coalesce('/files/' || f.file_id, p.image_url) as image_url,
      '/files/' || f.file_id || '?size=256' as thumbnail_url, p.link_store, p.manufacturing_year,
        p.ingredients, p.origin_id, p.ecommerce_channel_id,
    p.quantity_items_in_box, p.weight, p.length, p.width, p.height, p.special, p.private_license,
      p.banned_export, p.banned_air, p.banned_sea, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access: () => undefined,
  filters: {
    id: codeOfProduct,
    name: ([text = '']) => productNamed(text),
    // the code on labels and lists: the shop's own code where it has one
    called: (codes) => sql<SqlBool>`(p.id = any(${codes}::text[]) or p.code = any(${codes}::text[]))`,
    supplier_id: (ids) =>
      sql<SqlBool>`exists (select from product_suppliers s
        where s.product_id = p.id and s.supplier_id = any(${ids}::bigint[]))`,
    category_id: linkedTo(categoryLinks, 'p.id'),
    tag_id: linkedTo(tagLinks, 'p.id'),
  },
  search: searchProducts,
  includes: {
    images: hasMany(
      'images',
      'id',
      (ids) =>
        sql`select product_id as parent, id, '/files/' || file_id as url,
          '/files/' || file_id || '?size=256' as thumbnail_url, is_primary as primary from product_images
          where product_id = any(${ids}) order by is_primary desc, position, id`,
    ),
    suppliers: hasMany(
      'suppliers',
      'id',
      (ids, ctx) =>
        sql`select ps.product_id as parent, s.id, s.name, ps.price, ps.quantity_items, ps.note
          from product_suppliers ps join suppliers s on s.id = ps.supplier_id
          where ps.product_id = any(${ids}) and ${isOfCompanyInView(ctx, 's.organization_id')}
          order by ps.created_at`,
    ),
    cost: readCosts,
    categories: linked('categories', categoryLinks),
    tags: linked('tags', tagLinks),
    origin: named('origin', 'origin_id', 'origins'),
    ecommerce_channel: named('ecommerce_channel', 'ecommerce_channel_id', 'ecommerce_channels'),
    reviews: hasMany(
      'reviews',
      'id',
      (ids, ctx) =>
        sql`select r.product_id as parent, r.id, r.rating, r.content, u.name as creator_name, r.created_at
          from product_reviews r join users u on u.id = r.creator_id
          where r.product_id = any(${ids}) and ${isOfCompanyInView(ctx, 'u.organization_id')}
          order by r.id desc`,
    ),
  },
});

/** A product with the fields of its detail screen. */
export const readProduct = (ctx: Context, id: string | number) =>
  findRow(ctx, productSource, id, [
    'images',
    'suppliers',
    'categories',
    'tags',
    'origin',
    'ecommerce_channel',
  ]);
