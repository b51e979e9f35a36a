import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';

export type Order = ResponseOf<typeof getOrder>;
