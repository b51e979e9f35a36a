import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';
import { rowStamp } from '../../kernel/fields.ts';

/** States of a hold: reserved, used by a voucher, or released. */
export const holdStates = ['open', 'taken', 'released'] as const;

const walletHoldRow = z.object({
  id: z.number().int(),
  wallet_id: z.number().int(),
  order_id: z.string(),
  amount: decimalText(),
  currency_id: z.string(),
  expires_at: z.string().nullable(),
  /** The voucher that used it. */
  transaction_id: z.number().int().nullable(),
  released_at: z.string().nullable(),
  state: z.enum(holdStates),
  ...rowStamp,
  object: z.object({ id: z.number().int(), name: z.string() }),
});

export const listWalletHolds = defineList({
  id: 'accounting.wallet-hold.list',
  path: 'wallet/holds',
  summary: 'List wallet holds of orders',
  access: { resource: 'wallet', action: 'read' },
  row: walletHoldRow,
  list: {
    filters: { id: 'integer', wallet_id: 'integer', order_id: 'text', open: 'boolean' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
