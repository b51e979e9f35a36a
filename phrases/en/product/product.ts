import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productErrors } from '@hakobu/contract/product/product/product.errors.ts';

export const product = {
  name: 'Product',
  plural: 'Products',
  title: {
    new: 'New product',
  },
  field: {
    id: 'Product ID (JAN)',
    name_vi: 'Vietnamese name',
    name_en: 'English name',
    name_ja: 'Japanese name',
    brand: 'Brand',
    hs_code: 'HS code',
    origin: 'Origin',
    initial_price: 'List price',
    tax_percent: 'Consumption tax (%)',
    manufacturing_year: 'Year of manufacture',
    ingredients: 'Ingredients',
    link_store: 'Shop page',
    items_in_box: 'Units per box',
    code: 'Internal code',
    special: 'Special goods',
    private_license: 'Licence required',
  },
  section: {
    images: 'Pictures',
  },
  act: {
    add_images: 'Add pictures',
    add_featured: 'Choose featured picture',
    add_album: 'Add album pictures',
    feature: 'Set as featured',
    view_detail: 'View details',
  },
  quick: {
    title: 'Create product',
    action: 'Create and add',
    jan: 'JAN code',
    lot: 'Auction number',
    look_up: 'Look up',
    mistyped: 'The check digit does not match. Did you mean {{right}}?',
    picture: 'Picture URL',
  },
  ban: {
    banned_air: 'Not by air',
    banned_sea: 'Not by sea',
    banned_export: 'No export',
  },
  errors: {
    product_id_taken: 'A product with this code already exists',
    too_many_images: 'A product can have at most {{maximum}} pictures',
  } satisfies ErrorPhrases<typeof productErrors>,
  rights: {
    product: {
      name: 'Products',
      meaning: 'Products, their reviews and suppliers',
    },
  },
  log: {
    category_ids: 'Categories',
    product_tag_ids: 'Tags',
    images: 'Pictures',
    image_ids: 'Pictures',
    image_url: 'Picture URL',
    quantity_items: 'Units',
    supplier_removed: 'Supplier removed',
    banned_air: 'Not by air',
    banned_sea: 'Not by sea',
    banned_export: 'No export',
    quantity_items_in_box: 'Units per box',
    images_attached: 'Pictures added',
    images_detached: 'Pictures removed',
    image_id: 'Featured picture',
  },
};
