import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';

/**
 * Transfers an amount, then pays with it: two vouchers, the second after the first is posted. If the second
 * fails, the transferred amount is an advance that a retry uses. The idempotency key of the first contains
 * its amount: one amount is never sent twice, and another amount is another request.
 */
export const sendInSequence = <Answer>(
  sending: DeferredRequest<unknown>,
  sum: Decimal,
  paying: DeferredRequest<Answer>,
): DeferredRequest<Answer | undefined> =>
  Object.assign(
    // A voucher that waits for approval is not posted yet.
    async (key: string) => ((await sending(`${key} ${sum}`)) === undefined ? undefined : paying(key)),
    { endpoint: paying.endpoint },
  );
