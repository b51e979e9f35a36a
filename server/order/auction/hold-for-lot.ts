import type { Context } from '#kernel/context.ts';
import { holdMoney } from '../../accounting/wallet-hold/hold-money.ts';
import { toHold, type Lot } from '../lot/lots.ts';

/**
 * Time after the end of a lot in which its result may be recorded. The wallet hold is released afterwards.
 */
const DAYS_FOR_THE_RESULT = 3;
const DAY_MS = 86_400_000;

/** Holds the maximum bid in the customer's wallet until the deadline of the result. */
export const holdForLot = (ctx: Context, lot: Lot): Promise<void> =>
  holdMoney(ctx, {
    party: { type: 'user', id: lot.customer_id },
    currency_id: 'JPY',
    order_id: lot.order_id,
    amount: toHold(lot),
    expires_at: resultUntil(ctx, lot),
  });

/** Deadline for recording the result of a lot. */
export const resultUntil = ({ now }: Context, { ends_at }: Pick<Lot, 'ends_at'>): string =>
  new Date(Math.max(new Date(ends_at).getTime(), now.getTime()) + DAYS_FOR_THE_RESULT * DAY_MS).toISOString();
