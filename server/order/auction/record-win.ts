import { isPositive, least, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { recordWin as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { settle } from '../../accounting/payment/settle-documents.ts';
import { findHold } from '../../accounting/wallet-hold/hold-money.ts';
import { makeLotProduct } from '../../product/product/lot-product.ts';
import { writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot, requireWonOnce, type Lot } from '../lot/lots.ts';
import { addWonLine } from '../order/add-won-line.ts';
import { readOrder } from '../order/read-order.ts';
import { lockLotTo } from './lock-lot.ts';

/**
 * Records that a lot is won: adds an order line at the final price and pays it from the wallet hold in the
 * same transaction. A surplus of the hold is released. A shortfall stays to be paid.
 */
export const recordWin: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { price, message } = body;
  const lot = await lockLotTo(ctx, 'win', { id, version });
  await requireWonOnce(ctx, lot);
  const product_id = await makeLotProduct(ctx, lot);
  await changeLot(ctx, lot.id, { state: 'won', won_price: price, current_bid: price });
  await addWonLine(ctx, id, { product_id, price });
  await payFromHold(ctx, lot, price);
  await writeAuctionLog(ctx, { order_id: id, action: 'won', price, current_price: price, message });
  ctx.emit('order', [id], 'auction_won');
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { won_price: price } });
  return afterEvents(() => readOrder(ctx, id));
};

/** Pays for the line from the wallet hold. Pays nothing where the hold has expired. */
async function payFromHold(ctx: Context, { order_id, customer_id }: Lot, price: Decimal): Promise<void> {
  const hold = await findHold(ctx, order_id);
  const amount = least(price, hold?.amount ?? '0');
  if (!isPositive(amount)) return;
  const paid = await settle(
    ctx,
    {
      kind: 'payment_order',
      party: { type: 'user', id: customer_id },
      ...{ transactionable_type: 'user', transactionable_id: customer_id },
      ...{ amount, currency_id: 'JPY', voucher_date: dayIn(ctx.now) },
      receipts: [{ receiptable_type: 'order', receiptable_id: order_id }],
    },
    order_id,
  );
  await paid.make();
}
