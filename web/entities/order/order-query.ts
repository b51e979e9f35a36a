import { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { CallInput } from '#client/call.ts';
import { preloadDocument } from '#client/preload-document.ts';

/** The query of the order page. */
export const orderInput = (id: string): CallInput<typeof getOrder> => ({
  params: { id },
  query: { include: ['sale', 'files'], append: ['related_trackings'] },
});

export const preloadOrder = preloadDocument('order', getOrder, orderInput);
