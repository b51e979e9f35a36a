import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, noteField, textField } from '../../kernel/fields.ts';
import { bidField } from '../lot/lot.fields.ts';

export const auctionActions = ['bid', 'raise', 'watch', 'outbid', 'won', 'lost', 'cancelled'] as const;

const auctionLogRow = z.object({
  id: z.number().int(),
  order_id: z.string(),
  auction_id: z.string(),
  title: z.string(),
  action: z.enum(auctionActions),
  price: decimalText().nullable(),
  current_price: decimalText().nullable(),
  message: z.string().nullable(),
  creator_id: z.number().int().nullable(),
  creator_name: z.string().nullable(),
  created_at: z.string(),
});
const read = { resource: 'order', action: 'read' } as const;

export const listAuctionLogs = defineList({
  id: 'order.auction-log.list',
  path: 'order/auction-logs',
  summary: 'List the auction history of lots',
  access: read,
  row: auctionLogRow,
  list: {
    filters: { id: 'integer', order_id: 'text', action: 'text', creator_id: 'integer' },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
export const getAuctionLog = defineEndpoint({
  id: 'order.auction-log.get',
  method: 'GET',
  path: 'order/auction-logs/{id}',
  summary: 'Read one entry about a lot',
  access: read,
  params: integerId,
  response: auctionLogRow,
});
export const watchLot = defineEndpoint({
  id: 'order.auction-log.create',
  method: 'POST',
  path: 'order/auction-logs',
  summary: 'Record the current state of a lot',
  access: { resource: 'order', action: 'update' },
  body: z.object({
    order_id: textField(64),
    current_price: bidField().optional(),
    message: noteField().optional(),
  }),
  response: auctionLogRow,
});
