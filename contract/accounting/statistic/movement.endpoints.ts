import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineList } from '../../kernel/endpoint.ts';
import { integerId } from '../../kernel/fields.ts';
import type { Resource } from '../../kernel/permission.ts';
import { transactionKindIds } from '../transaction/kinds.ts';

/** A posting on an account, with the balance after it. */
export const movementRow = z.object({
  id: z.number().int(),
  transaction_id: z.number().int(),
  code_ref: z.string(),
  kind: z.enum(transactionKindIds),
  voucher_date: z.string(),
  description: z.string().nullable(),
  /** The contra account. */
  account: z.string(),
  currency_id: z.string(),
  increase: decimalText(),
  decrease: decimalText(),
  balance: decimalText(),
  increase_base: decimalText(),
  decrease_base: decimalText(),
  balance_base: decimalText(),
});

const movementsOf = (path: string, id: string, resource: Resource, of: string) =>
  defineList({
    id: `accounting.${id}.movements`,
    path: `${path}/{id}/movements`,
    summary: `Movements of ${of} with running balance`,
    access: { resource, action: 'read' },
    params: integerId,
    errors: ['period_inverted'],
    row: movementRow,
    list: {
      filters: {},
      between: { voucher_date: 'date' },
      sorts: ['voucher_date'],
      defaultSort: '-voucher_date',
    },
  });

export const movements = {
  fund: movementsOf('funds', 'fund', 'fund', 'a cash fund'),
  card: movementsOf('cards', 'card', 'card', 'a bank account'),
  user: movementsOf('wallet/users', 'wallet-user', 'wallet', 'the wallet of a customer'),
  supplier: movementsOf('wallet/suppliers', 'wallet-supplier', 'supplier_wallet', 'an advance to a supplier'),
} as const;
