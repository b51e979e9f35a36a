import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';

/** A purchase in the server's response, with lines and trackings. */
export type Purchase = ResponseOf<typeof getPurchase>;
