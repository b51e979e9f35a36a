import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

/**
 * Limits a handler to orders of one type, by the prefix of the number. Other orders are answered with
 * `not_found`.
 */
export const ofType =
  <E>(type: CreatableType, handler: Handler<E>): Handler<E> =>
  (ctx, input) => {
    const { id } = input.params as { id: string };
    if (!id.startsWith(orderTypes[type].prefix)) throw new Refusal('not_found', { details: { id } });
    return handler(ctx, input);
  };
