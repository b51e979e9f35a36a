import { z } from 'zod';
import { MAX_FILES, pictureField, uploadField } from '../../kernel/upload.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField, noteField, optionalUrlField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineLinks } from '../../kernel/links.ts';
import { defineResource } from '../../kernel/resource.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
export const affiliateStoreRow = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string().nullable(),
  ecommerce_channel_id: z.number().int().nullable(),
  note: z.string().nullable(),
  ...rowStamp,
  ecommerceChannel: named.nullable().optional(),
  categories: z.array(named).optional(),
  images: z.array(z.object({ id: z.number().int(), url: z.string(), thumbnail_url: z.string() })).optional(),
});
const fields = {
  name: textField(120),
  url: optionalUrlField(),
  ecommerce_channel_id: integerField().nullable(),
  note: noteField(),
};

export const affiliateStore = defineResource({
  id: 'product.affiliate_store',
  path: 'affiliate-stores',
  title: 'affiliate store',
  permission: 'affiliate',
  key: 'integer',
  row: affiliateStoreRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', ecommerce_channel_id: 'integer' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    includes: ['ecommerceChannel', 'categories', 'images'],
    search: true,
  },
});
export const affiliateStoreCategories = defineLinks({
  id: 'product.affiliate_store.category',
  path: 'affiliate-stores/{id}/category',
  title: 'categories to a store',
  permission: 'affiliate',
  key: 'integer',
  field: 'category_ids',
  row: affiliateStoreRow,
});

const idList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z.array(integerField()).min(1, 'required').max(100),
);
const imageCall = {
  path: 'affiliate-store-images',
  access: { resource: 'affiliate', action: 'update' },
  response: affiliateStoreRow,
} as const;
/** Pictures of a store, as a multipart body: `affiliate_store_id` and `images[0][file]`. */
export const addStoreImages = defineEndpoint({
  ...imageCall,
  id: 'product.affiliate_store.image.attach',
  method: 'POST',
  summary: 'Add pictures to a store',
  status: 200,
  uploads: MAX_FILES,
  body: z.object({
    affiliate_store_id: integerField(),
    images: z
      .array(pictureField(z.object({ file: uploadField() })))
      .min(1, 'required')
      .max(MAX_FILES),
  }),
});
export const removeStoreImages = defineEndpoint({
  ...imageCall,
  id: 'product.affiliate_store.image.detach',
  method: 'DELETE',
  summary: 'Take pictures off a store',
  body: z.object({ affiliate_store_id: integerField(), image_ids: idList }),
});
