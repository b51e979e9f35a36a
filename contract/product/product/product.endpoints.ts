import { z } from 'zod';
import { decimalField, decimalText, moneyField, percentField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  booleanField,
  integerField,
  noteField,
  optionalUrlField,
  rowStamp,
  textField,
  textId,
} from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { defineLinks } from '../../kernel/links.ts';
import { MAX_PRODUCT_IMAGES, pictureField, uploadField } from '../../kernel/upload.ts';
import { defineResource } from '../../kernel/resource.ts';
import { plainCode } from '../../kernel/typed-code.ts';
import { bansShape } from './bans.ts';
import { normalizeProductCode } from './jan.ts';

const measure = () => decimalField({ min: '0', max: '100000', scale: 3 });
const named = z.object({ id: z.number().int(), name: z.string() });

/** A picture and its thumbnail. */
const imageRow = z.object({
  id: z.number().int(),
  url: z.string(),
  thumbnail_url: z.string(),
  primary: z.boolean(),
});
const newImage = pictureField(
  z.object({
    file: uploadField().optional(),
    url: optionalUrlField().optional(),
    primary: booleanField().default(false),
  }),
);

const namesShape = {
  name_vi: z.string().nullable(),
  name_en: z.string().nullable(),
  name_ja: z.string().nullable(),
};

/**
 * `name` is the main name; `name_vi`, `name_en` and `name_ja` are its translations, where it has them.
 * `suppliers`: the first is the default. Weight in kg, sides in cm. The price is `initial_price` less
 * `discount` per cent, unless the request states it.
 */
export const productRow = z.object({
  id: z.string(),
  name: z.string(),
  ...namesShape,
  code: z.string().nullable(),
  hs_code: z.string().nullable(),
  brand: z.string().nullable(),
  price: decimalText(),
  initial_price: decimalText().nullable(),
  discount: decimalText(),
  /** Japanese consumption tax, which lines of orders and purchases propose. */
  tax_percent: decimalText(),
  /** Net price paid last, or else the lowest that a supplier asks, in JPY. */
  cost: guarded('cost_price', decimalText()).optional(),
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  link_store: z.string().nullable(),
  manufacturing_year: z.number().int().nullable(),
  ingredients: z.string().nullable(),
  origin_id: z.number().int().nullable(),
  ecommerce_channel_id: z.number().int().nullable(),
  quantity_items_in_box: z.number().int().nullable(),
  weight: decimalText(),
  length: decimalText(),
  width: decimalText(),
  height: decimalText(),
  special: z.boolean(),
  private_license: z.boolean(),
  ...bansShape,
  ...rowStamp,
  suppliers: z
    .array(
      named.extend({
        price: guarded('cost_price', decimalText()),
        quantity_items: z.number().int(),
        note: z.string().nullable(),
      }),
    )
    .optional(),
  images: z.array(imageRow).optional(),
  categories: z.array(named).optional(),
  tags: z.array(named).optional(),
  origin: named.nullable().optional(),
  ecommerce_channel: named.nullable().optional(),
  reviews: z
    .array(
      z.object({
        id: z.number().int(),
        rating: z.number().int(),
        content: z.string(),
        creator_name: z.string(),
        created_at: z.string(),
      }),
    )
    .optional(),
});

const fields = {
  name: textField(),
  name_vi: noteField(255),
  name_en: noteField(255),
  name_ja: noteField(255),
  code: noteField(64).transform((code) => code && plainCode(code)),
  hs_code: noteField(32),
  brand: noteField(120),
  price: moneyField(),
  initial_price: moneyField().nullable(),
  discount: percentField(),
  tax_percent: percentField(),
  image_url: optionalUrlField(),
  link_store: optionalUrlField(),
  manufacturing_year: integerField(1900, 2200).nullable(),
  ingredients: noteField(4000),
  origin_id: integerField().nullable(),
  ecommerce_channel_id: integerField().nullable(),
  quantity_items_in_box: integerField(1, 100000).nullable(),
  weight: measure(),
  length: measure(),
  width: measure(),
  height: measure(),
  special: booleanField(),
  private_license: booleanField(),
  banned_export: booleanField(),
  banned_air: booleanField(),
  banned_sea: booleanField(),
  supplier_id: integerField().nullable(),
};
const list = {
  filters: {
    id: 'contains',
    name: 'contains',
    code: 'text',
    called: 'text',
    brand: 'text',
    supplier_id: 'integer',
    category_id: 'integer',
    tag_id: 'integer',
    origin_id: 'integer',
    ecommerce_channel_id: 'integer',
  },
  between: { price: 'decimal', created_at: 'instant' },
  sorts: ['id', 'name', 'price', 'created_at'],
  defaultSort: '-created_at',
  includes: ['images', 'suppliers', 'cost', 'categories', 'tags', 'origin', 'ecommerce_channel', 'reviews'],
  search: true,
} as const;
const may = (action: 'read' | 'update') => ({ resource: 'product', action }) as const;

const resource = defineResource({
  id: 'product.product',
  path: 'products',
  title: 'product',
  permission: 'product',
  key: 'text',
  row: productRow,
  create: z.object({
    id: textField(64)
      .transform(normalizeProductCode)
      .refine((id) => /^[A-Za-z0-9._-]+$/.test(id), 'not_code'),
    ...z.object(fields).partial().shape,
    name: fields.name,
    category_id: integerField().nullable().optional(),
    images: z.array(newImage).max(MAX_PRODUCT_IMAGES).optional(),
  }),
  update: z.object(fields).partial(),
  list,
  errors: ['product_id_taken', 'too_many_images', 'address_not_public', 'address_no_answer'],
});
/**
 * Accepts pictures in a multipart body: `images[0][file]` or `images[0]`. The one with
 * `images[0][primary]=1` becomes the featured picture.
 */
export const product = { ...resource, create: { ...resource.create, uploads: MAX_PRODUCT_IMAGES } };

/** Alias under the path that search fields use. */
export const searchProducts = defineList({
  id: 'product.product.search',
  path: 'search/products',
  summary: 'Search products',
  access: may('read'),
  row: productRow,
  list,
});

const links = { permission: 'product', key: 'text', row: productRow } as const;
export const productCategories = defineLinks({
  ...links,
  id: 'product.product.category',
  path: 'products/{id}/category',
  title: 'categories to a product',
  field: 'category_ids',
});
export const productTags = defineLinks({
  ...links,
  id: 'product.product.tag',
  path: 'products/{id}/product-tags',
  title: 'tags to a product',
  field: 'product_tag_ids',
});

const imageCall = { access: may('update'), params: textId, response: productRow } as const;
/** Adds pictures: `images[0][file]`, at most six per product. */
export const addProductImages = defineEndpoint({
  ...imageCall,
  id: 'product.product.image.attach',
  method: 'POST',
  path: 'products/{id}/product-images',
  summary: 'Add pictures to a product',
  status: 200,
  uploads: MAX_PRODUCT_IMAGES,
  body: z.object({ images: z.array(newImage).min(1, 'required').max(MAX_PRODUCT_IMAGES) }),
  errors: ['too_many_images', 'address_not_public', 'address_no_answer'],
});
const imageIds = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(integerField()).max(100),
  )
  .optional();
export const removeProductImages = defineEndpoint({
  ...imageCall,
  id: 'product.product.image.detach',
  method: 'DELETE',
  path: 'products/{id}/product-images',
  summary: 'Take pictures off; ids in body or query',
  body: z.object({ image_ids: imageIds }),
  query: z.object({ image_ids: imageIds }),
});
/** Sets the featured picture. */
export const chooseProductImage = defineEndpoint({
  ...imageCall,
  id: 'product.product.image.choose',
  method: 'PUT',
  path: 'products/{id}/product-images',
  summary: 'Choose the featured picture',
  body: z.object({ image_id: integerField() }),
});

const source = z.object({
  supplier_id: integerField(),
  price: moneyField().default('0'),
  quantity_items: integerField(1, 100000).default(1),
  note: noteField().optional(),
});
const supplierCall = { access: may('update'), params: textId, response: productRow } as const;
/** Adds or changes a supplier of a product: price and pieces per box. POST and PUT do the same. */
export const addProductSupplier = defineEndpoint({
  ...supplierCall,
  id: 'product.product.supplier.create',
  method: 'POST',
  path: 'products/{id}/supplier',
  summary: 'Add a supplier to a product',
  body: source,
  status: 200,
});
export const updateProductSupplier = defineEndpoint({
  ...supplierCall,
  id: 'product.product.supplier.update',
  method: 'PUT',
  path: 'products/{id}/supplier',
  summary: 'Change the price of a supplier',
  body: source,
});
const removal = z.object({ supplier_id: integerField().optional() });
export const removeProductSupplier = defineEndpoint({
  ...supplierCall,
  id: 'product.product.supplier.delete',
  method: 'DELETE',
  path: 'products/{id}/supplier',
  summary: 'Take a supplier off; supplier_id in body or query',
  body: removal,
  query: removal,
});
export const addProductSupplierAlias = defineEndpoint({
  ...supplierCall,
  id: 'product.product.add_supplier',
  method: 'POST',
  path: 'products/{id}/add-supplier',
  summary: 'Add a supplier to a product',
  body: source,
  status: 200,
});
export const removeProductSupplierAlias = defineEndpoint({
  ...supplierCall,
  id: 'product.product.delete_supplier',
  method: 'POST',
  path: 'products/{id}/delete-supplier',
  summary: 'Take a supplier off',
  body: z.object({ supplier_id: integerField() }),
  status: 200,
});

const statisticRow = z.object({
  product_id: z.string(),
  name: z.string(),
  ...namesShape,
  ordered: decimalText(),
  purchased: decimalText(),
  received: decimalText(),
  distributed: decimalText(),
});
/** Ordered, bought, received and allocated quantities by product within the caller's organization. */
export const productStatistics = defineList({
  id: 'product.statistic.list',
  path: 'product-statistics',
  summary: 'List quantities by product',
  access: may('read'),
  row: statisticRow,
  list: { filters: { product_id: 'text' }, sorts: ['product_id', 'name'], defaultSort: 'name', search: true },
});
const availableRow = z.object({
  product_id: z.string(),
  available: decimalText(),
  product: z.object({ id: z.string(), name: z.string(), ...namesShape, price: decimalText() }),
  suppliers: z.array(named),
});
/** Received quantities that are not allocated, so that they can be sold. */
export const availableForSale = defineList({
  id: 'product.statistic.available_for_sale',
  path: 'product_statistics_available_for_sale',
  summary: 'List products that can be sold from stock',
  access: may('read'),
  row: availableRow,
  list: {
    filters: { product_id: 'text' },
    sorts: ['product_id', 'available'],
    defaultSort: 'product_id',
    includes: ['product', 'suppliers'],
    search: true,
  },
});
