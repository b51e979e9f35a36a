import type { auctionActions } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';

interface Happening {
  order_id: string;
  action: (typeof auctionActions)[number];
  /** Our own bid or price, and how the auction stands. */
  price?: Decimal | null;
  current_price?: Decimal | null;
  message?: string | null | undefined;
}

/** Says what happened to a lot; nothing that was said is ever changed. */
export const writeAuctionLog = (ctx: Context, { message, ...happening }: Happening): Promise<number> =>
  insertRow(ctx, 'auction_logs', {
    ...happening,
    message: message ?? null,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id || null,
  });
