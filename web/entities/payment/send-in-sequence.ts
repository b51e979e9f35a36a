import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';

/**
 * Sends a sum, and pays with it: two vouchers, the second only after the first is posted. Where that fails,
 * what was sent is an advance, which another try takes. The first has a key of its own by its sum: the same
 * sum is never sent twice, and another one is another request.
 */
export const sendInSequence = <Answer>(
  sending: DeferredRequest<unknown>,
  sum: Decimal,
  paying: DeferredRequest<Answer>,
): DeferredRequest<Answer | undefined> =>
  Object.assign(
    // one that waits for a second person is not posted, and answers nothing
    async (key: string) => ((await sending(`${key} ${sum}`)) === undefined ? undefined : paying(key)),
    { endpoint: paying.endpoint },
  );
