import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';

/** A purchase as the server answers it, with its lines and trackings. */
export type Purchase = ResponseOf<typeof getPurchase>;
