import { z } from 'zod';
import { integerField, noteField, optionalUrlField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineLinks } from '../../kernel/links.ts';
import { defineResource } from '../../kernel/resource.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
export const affiliateStoreRow = z.object({
  id: z.number().int(), name: z.string(), url: z.string().nullable(), ecommerce_channel_id: z.number().int().nullable(), note: z.string().nullable(), ...rowStamp,
  ecommerceChannel: named.nullable().optional(), categories: z.array(named).optional(),
});
const fields = { name: textField(120), url: optionalUrlField(), ecommerce_channel_id: integerField().nullable(), note: noteField() };

export const affiliateStore = defineResource({
  id: 'product.affiliate_store', path: 'affiliate-stores', title: 'affiliate store', permission: 'affiliate', key: 'integer', row: affiliateStoreRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }), update: z.object(fields).partial(),
  list: { filters: { id: 'integer', name: 'contains', ecommerce_channel_id: 'integer' }, sorts: ['id', 'name', 'created_at'], defaultSort: 'name', includes: ['ecommerceChannel', 'categories'], search: true },
});
export const affiliateStoreCategories = defineLinks({
  id: 'product.affiliate_store.category', path: 'affiliate-stores/{id}/category', title: 'categories to a store', permission: 'affiliate', key: 'integer', field: 'category_ids', row: affiliateStoreRow,
});
