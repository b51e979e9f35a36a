import { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { CallInput } from '#client/call.ts';
import { preloadDocument } from '#client/preload-document.ts';

/** What the page of an order asks of it. */
export const orderInput = (id: string): CallInput<typeof getOrder> => ({
  params: { id },
  query: { include: ['sale', 'files'], append: ['related_trackings'] },
});

export const preloadOrder = preloadDocument('order', getOrder, orderInput);
