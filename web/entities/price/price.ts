import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { price } from '@hakobu/contract/product/price/price.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { labelIn } from '#kit/labels.ts';

/** A price as the server answers it, with its conditions and timelines. */
export type Price = ResponseOf<typeof price.get>;

/** What a group of prices is called; groups that only data knows are called as they are stored. */
export const groupName = (id: string): string => phrase(($) => labelIn($.product.price.group, id));
