import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getGoodsDelivery } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';

export type Delivery = ResponseOf<typeof getGoodsDelivery>;
