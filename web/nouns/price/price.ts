import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { price } from '@hakobu/contract/product/price/price.endpoints.ts';

/** A price as the server answers it, with its conditions and timelines. */
export type Price = ResponseOf<typeof price.get>;
