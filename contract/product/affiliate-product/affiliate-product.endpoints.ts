import { z } from 'zod';
import { decimalText, moneyField } from '../../kernel/decimal.ts';
import { integerField, noteField, rowStamp, textField, urlField } from '../../kernel/fields.ts';
import { defineLinks } from '../../kernel/links.ts';
import { defineResource } from '../../kernel/resource.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
/** A product of another shop that we link to. Price in JPY. */
export const affiliateProductRow = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  price: decimalText(),
  affiliate_store_id: z.number().int().nullable(),
  note: z.string().nullable(),
  ...rowStamp,
  affiliateStore: named.nullable().optional(),
  categories: z.array(named).optional(),
  tags: z.array(named).optional(),
});
const fields = {
  name: textField(),
  url: urlField(),
  price: moneyField(),
  affiliate_store_id: integerField().nullable(),
  note: noteField(),
};

export const affiliateProduct = defineResource({
  id: 'product.affiliate_product',
  path: 'product-affiliates',
  title: 'affiliate product',
  permission: 'affiliate',
  key: 'integer',
  row: affiliateProductRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name, url: fields.url }),
  update: z.object(fields).partial(),
  list: {
    filters: {
      id: 'integer',
      name: 'contains',
      affiliate_store_id: 'integer',
      category_id: 'integer',
      tag_id: 'integer',
    },
    between: { price: 'decimal' },
    sorts: ['id', 'name', 'price', 'created_at'],
    defaultSort: '-created_at',
    includes: ['affiliateStore', 'categories', 'tags'],
    search: true,
  },
});
const links = { permission: 'affiliate', key: 'integer', row: affiliateProductRow } as const;
export const affiliateProductCategories = defineLinks({
  ...links,
  id: 'product.affiliate_product.category',
  path: 'product-affiliates/{id}/category',
  title: 'categories to an affiliate product',
  field: 'category_ids',
});
export const affiliateProductTags = defineLinks({
  ...links,
  id: 'product.affiliate_product.tag',
  path: 'product-affiliates/{id}/product-tags',
  title: 'tags to an affiliate product',
  field: 'product_tag_ids',
});
