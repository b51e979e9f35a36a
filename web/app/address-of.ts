import type { Findable } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { currentUser, may } from './session.ts';

const isCustomer = (): boolean => currentUser()?.role_id === 'customer';

/** Where each kind of thing is looked at by whoever is signed in. */
const addresses: Record<Findable | 'support', (id: string) => string> = {
  order: (id) => (isCustomer() ? `/customer/orders/${id}` : `/sale/orders/retail/${id}`),
  support: (id) => `${isCustomer() ? '/customer' : '/admin'}/supports/${id}`,
  customer: (id) =>
    may({ resource: 'user', action: 'create' })
      ? `/admin/users/${id}`
      : `/sale/orders/retail?orders-customer_id=${id}`,
  product: (id) => `/admin/goods/products/${encodeURIComponent(id)}`,
  tracking: (id) => `/purchase/tracking?trackings-q=${id}`,
  box: (id) => `/warehouse/internal/boxes/management?box_id=${id}`,
  purchase: (id) => `/purchase/purchases/${id}`,
  lading_bill: (id) => `/warehouse/internal/lading-bills?lading_bill_id=${id}`,
  container: (id) => `/warehouse/outbound/transfer-order?container_id=${id}`,
  goods_delivery: (id) => `/warehouse/internal/goods-deliveries?goods_delivery_id=${id}`,
  supplier: (id) => `/purchase/suppliers/${id}`,
  user: (id) => `/admin/users/${id}`,
};

/** The address of a thing; undefined for kinds that have no screen. */
export const addressOf = (type: string | null, id: string | null): string | undefined =>
  type === null || id === null
    ? undefined
    : (addresses as Record<string, ((id: string) => string) | undefined>)[type]?.(id);
