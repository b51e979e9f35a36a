import { resources, type Resource } from '@hakobu/contract/kernel/permission.ts';

/** Words of the change log whose right has another name. */
const others: Readonly<Record<string, Resource>> = {
  product_tag: 'tag',
  product_review: 'product',
  ecommerce_channel: 'affiliate',
  affiliate_store: 'affiliate',
  category_affiliate: 'affiliate',
  product_affiliate: 'affiliate',
  product_affiliate_tag: 'affiliate',
  post_category: 'post',
  support_content: 'support',
  role_support_type: 'support_type',
  notification_subscriber: 'notification',
  country: 'place',
  province: 'place',
  district: 'place',
  ward: 'place',
  owning_box: 'owner',
  order_tracking: 'tracking',
};
/** The right that guards what the change log calls by a word; undefined for words that are no document. */
export const resourceOfWord = (word: string): Resource | undefined =>
  resources.includes(word as Resource) ? (word as Resource) : others[word];
