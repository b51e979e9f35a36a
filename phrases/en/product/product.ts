import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { productErrors } from '@hakobu/contract/product/product/product.errors.ts';

export const product = {
  name: 'Product',
  plural: 'Products',
  title: {
    new: 'New product',
  },
  field: {
    id: 'Product Id',
    brand: 'Brand',
    hs_code: 'HS code',
    origin: 'Origin',
    initial_price: 'List price',
    manufacturing_year: 'Year made',
    ingredients: 'Ingredients',
    link_store: 'Shop page',
    items_in_box: 'Items in a box',
    code: 'Own code',
    special: 'Special goods',
    private_license: 'Needs a licence',
  },
  section: {
    images: 'Pictures',
  },
  act: {
    add_images: 'Add pictures',
    add_featured: 'Choose featured picture',
    add_album: 'Add album pictures',
    feature: 'Make featured',
    view_detail: 'View detail',
  },
  quick: {
    title: 'Create product',
    action: 'Create and add',
    jan: 'Jancode',
    lot: 'Auction number',
    look_up: 'Look up',
    mistyped: 'The last digit does not fit: did you mean {{right}}?',
    picture: 'Picture address',
  },
  ban: {
    banned_air: 'No air',
    banned_sea: 'No sea',
    banned_export: 'No export',
  },
  errors: {
    product_id_taken: 'A product with this code exists',
    too_many_images: 'A product has at most {{maximum}} pictures',
  } satisfies ErrorPhrases<typeof productErrors>,
  rights: {
    product: {
      name: 'Products',
      meaning: 'The catalogue, with reviews and suppliers of a product',
    },
  },
  log: {
    category_ids: 'Categories',
    product_tag_ids: 'Tags',
    images: 'Pictures',
    image_ids: 'Pictures',
    image_url: 'Address of the picture',
    quantity_items: 'Pieces',
    supplier_removed: 'Supplier taken off',
    banned_air: 'No air',
    banned_sea: 'No sea',
    banned_export: 'No export',
    quantity_items_in_box: 'Items in a box',
    images_attached: 'Pictures added',
    images_detached: 'Pictures taken off',
    image_id: 'Featured picture',
  },
};
