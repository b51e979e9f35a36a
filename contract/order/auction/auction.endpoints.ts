import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { booleanField, noteField, textId } from '../../kernel/fields.ts';
import { bidField, lotBody } from '../lot/lot.fields.ts';
import { orderRow } from '../order/order.endpoints.ts';

const access = { resource: 'order', action: 'update' } as const;
const call = { method: 'PUT', access, params: textId, response: orderRow } as const;
const over = ['order_not_approved', 'order_is_cancelled', 'order_is_finished', 'auction_is_over'] as const;
const message = noteField().optional();

export const raiseBid = defineEndpoint({
  ...call,
  id: 'order.auction.raise',
  path: 'order/auctions/{id}/bid',
  summary: 'Raise the maximum bid for a lot and its wallet hold',
  body: z.object({ max_bid: bidField(), confirm: booleanField().default(false), message }),
  errors: [
    ...over,
    'bid_lowered',
    'bid_needs_confirmation',
    'lot_ended',
    'hold_expired',
    'hold_beyond_available',
  ],
});
export const holdAgain = defineEndpoint({
  ...call,
  id: 'order.auction.hold',
  path: 'order/auctions/{id}/hold',
  summary: 'Renew the expired wallet hold of a bid',
  errors: [...over, 'hold_beyond_available'],
});
export const updateLot = defineEndpoint({
  ...call,
  id: 'order.auction.change',
  path: 'order/auctions/{id}/lot',
  summary: 'Change the end, title or address of a lot; the wallet hold moves to the new end',
  body: lotBody.pick({ title: true, url: true, ends_at: true }).partial(),
  errors: ['order_is_cancelled', 'order_is_finished', 'auction_is_over'],
});
export const recordOutbid = defineEndpoint({
  ...call,
  id: 'order.auction.outbid',
  path: 'order/auctions/{id}/outbid',
  summary: 'Record that others bid more',
  body: z.object({ current_bid: bidField().optional(), message }),
  errors: [...over, 'auction_is_outbid'],
});
export const recordWin = defineEndpoint({
  ...call,
  id: 'order.auction.win',
  path: 'order/auctions/{id}/won',
  summary: 'Record that a lot is won: adds an order line and pays it from the wallet hold',
  body: z.object({ price: bidField(), message }),
  errors: [...over, 'auction_already_won', 'lot_won_for_other', ...recognitionErrors],
});
export const recordLoss = defineEndpoint({
  ...call,
  id: 'order.auction.lose',
  path: 'order/auctions/{id}/lost',
  summary: 'Record that a lot is lost: its money is free, and the order is cancelled',
  access: { resource: 'order_cancel', action: 'update' },
  body: z.object({ current_bid: bidField().optional(), message }),
  errors: [...over, 'auction_already_won', 'order_cannot_be_cancelled', ...recognitionErrors],
});
