import type { affiliateProduct } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { affiliateStore } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { CrudFields } from '#kit/crud-field.tsx';

/** The fields of an affiliate store, for its list, its form and its own screen. */
export function useStoreFields(): CrudFields<typeof affiliateStore.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
    { name: 'url', label: t(($) => $.common.field.url), kind: 'url' },
    {
      name: 'ecommerce_channel_id',
      label: t(($) => $.common.field.ecommerce_channel),
      kind: 'entity',
      endpoint: ecommerceChannel.list,
      include: 'ecommerceChannel',
    },
    { name: 'note', label: t(($) => $.common.field.note), kind: 'note' },
  ];
}

/** The fields of an affiliate product. */
export function useAffiliateProductFields(): CrudFields<typeof affiliateProduct.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
    { name: 'url', label: t(($) => $.common.field.url), kind: 'url', required: true },
    { name: 'price', label: `${t(($) => $.common.field.price)} (JPY)`, kind: 'money' },
    {
      name: 'affiliate_store_id',
      label: t(($) => $.common.field.affiliate_store),
      kind: 'entity',
      endpoint: affiliateStore.list,
      include: 'affiliateStore',
    },
    { name: 'note', label: t(($) => $.common.field.note), kind: 'note' },
  ];
}
