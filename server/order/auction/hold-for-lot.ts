import type { Context } from '#kernel/context.ts';
import { holdMoney } from '../../accounting/wallet-hold/hold-money.ts';
import { toHold, type Lot } from '../lot/lots.ts';

/** So long after its end the result of a lot may be recorded; then what is held for it is free again. */
const DAYS_FOR_THE_RESULT = 3;
const DAY_MS = 86_400_000;

/** Holds what a lot may cost in the customer's wallet, until its result must be known. */
export const holdForLot = (ctx: Context, lot: Lot): Promise<void> =>
  holdMoney(ctx, {
    party: { type: 'user', id: lot.customer_id },
    currency_id: 'JPY',
    order_id: lot.order_id,
    amount: toHold(lot),
    expires_at: resultUntil(ctx, lot),
  });

/** Until when the result of a lot must be known. */
export const resultUntil = ({ now }: Context, { ends_at }: Pick<Lot, 'ends_at'>): string =>
  new Date(Math.max(new Date(ends_at).getTime(), now.getTime()) + DAYS_FOR_THE_RESULT * DAY_MS).toISOString();
