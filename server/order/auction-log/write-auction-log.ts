import type { auctionActions } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';

interface Happening {
  order_id: string;
  action: (typeof auctionActions)[number];
  /** Our bid or final price, and the current price at the auction site. */
  price?: Decimal | null;
  current_price?: Decimal | null;
  message?: string | null | undefined;
}

/** Appends an entry to the auction history. Entries are never updated. */
export const writeAuctionLog = (ctx: Context, { message, ...happening }: Happening): Promise<number> =>
  insertRow(ctx, 'auction_logs', {
    ...happening,
    message: message ?? null,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id || null,
  });

/** Writes the lot's state to the change log of its order, because open screens subscribe to that log only. */
export function describeLotState(
  ctx: Context,
  { order_id, title }: { order_id: string; title: string },
  { current_price = null, message = null }: Pick<Happening, 'current_price' | 'message'>,
): void {
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { lot: title, current_bid: current_price, note: message },
  });
}
