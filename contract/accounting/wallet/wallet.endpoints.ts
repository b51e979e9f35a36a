import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, rowStamp } from '../../kernel/fields.ts';

export const walletRow = z.object({
  id: z.number().int(),
  walletable_type: z.string(),
  walletable_id: z.number().int(),
  currency_id: z.string(),
  balance: decimalText(),
  /** What of the balance is kept for orders, and what is left beside. */
  held: decimalText(),
  available: decimalText(),
  outstanding: decimalText(),
  ...rowStamp,
  object: z.object({ id: z.number().int(), name: z.string() }),
});
const list = {
  filters: { id: 'integer', walletable_id: 'integer', currency_id: 'text' },
  between: { balance: 'decimal' },
  sorts: ['id', 'created_at', 'updated_at', 'balance'],
  defaultSort: '-id',
  search: true,
} as const;
const access = { resource: 'wallet', action: 'read' } as const;
const supplierAccess = { resource: 'supplier_wallet', action: 'read' } as const;

export const listCustomerWallets = defineList({
  id: 'accounting.wallet-user.list',
  path: 'wallet/users',
  summary: 'List wallets of customers',
  access,
  row: walletRow,
  list,
});
export const getCustomerWallet = defineEndpoint({
  id: 'accounting.wallet-user.get',
  method: 'GET',
  path: 'wallet/users/{id}',
  summary: 'Read a customer wallet',
  access,
  params: integerId,
  response: walletRow,
});
export const listSupplierWallets = defineList({
  id: 'accounting.wallet-supplier.list',
  path: 'wallet/suppliers',
  summary: 'List advances to suppliers',
  access: supplierAccess,
  row: walletRow,
  list,
});
export const getSupplierWallet = defineEndpoint({
  id: 'accounting.wallet-supplier.get',
  method: 'GET',
  path: 'wallet/suppliers/{id}',
  summary: 'Read a supplier wallet',
  access: supplierAccess,
  params: integerId,
  response: walletRow,
});
