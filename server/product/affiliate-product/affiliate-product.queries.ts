import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { affiliateProductRow } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource, plainColumn } from '#kernel/list/list-source.ts';
import { keysHolding } from '#kernel/list/text-index.ts';

const name = plainColumn('p.plain_name');
const findAffiliates = (text: string) => keysHolding('p.id', sql`product_affiliates p`, [name], text);

export const affiliateProductSource = defineListSource<z.output<typeof affiliateProductRow>>({
  from: sql`product_affiliates p`,
  select: sql`p.id, p.name, p.url, p.price, p.affiliate_store_id, p.note, p.created_at, p.updated_at,
    p.version`,
  key: 'p.id',
  access: () => undefined,
  filters: {
    name,
    category_id: (ids) =>
      sql<SqlBool>`exists (select from product_affiliate_categories l where l.product_affiliate_id = p.id
        and l.category_affiliate_id = any(${ids}::bigint[]))`,
    tag_id: (ids) =>
      sql<SqlBool>`exists (select from product_affiliate_product_tags l where l.product_affiliate_id = p.id
        and l.product_affiliate_tag_id = any(${ids}::bigint[]))`,
  },
  search: (text) => contains(name, text),
  found: { q: findAffiliates, name: findAffiliates },
  includes: {
    affiliateStore: belongsTo(
      'affiliateStore',
      'affiliate_store_id',
      (ids) => sql`select id, name from affiliate_stores where id = any(${ids})`,
    ),
    categories: hasMany(
      'categories',
      'id',
      (ids) =>
        sql`select l.product_affiliate_id as parent, c.id, c.name from product_affiliate_categories l
          join category_affiliates c on c.id = l.category_affiliate_id
          where l.product_affiliate_id = any(${ids}) order by c.name`,
    ),
    tags: hasMany(
      'tags',
      'id',
      (ids) =>
        sql`select l.product_affiliate_id as parent, t.id, t.name from product_affiliate_product_tags l
          join product_affiliate_tags t on t.id = l.product_affiliate_tag_id
          where l.product_affiliate_id = any(${ids}) order by t.name`,
    ),
  },
});
