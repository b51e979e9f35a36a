import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerField, integerId, rowStamp } from '../../kernel/fields.ts';
import { currencyIds } from '../../kernel/money.ts';

export const walletRow = z.object({
  id: z.number().int(),
  walletable_type: z.string(),
  walletable_id: z.number().int(),
  currency_id: z.string(),
  balance: decimalText(),
  /** Part of the balance that is reserved for orders, and the available rest. */
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
  includes: ['object'],
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
  detail: { includes: list.includes },
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
  detail: { includes: list.includes },
});

const opening = z.object({
  walletable_id: integerField(),
  currency_id: z.enum(currencyIds, { error: 'not_one_of' }).optional(),
});
const opens = { method: 'POST', body: opening, response: walletRow, errors: ['unknown_reference'] } as const;
export const openCustomerWallet = defineEndpoint({
  ...opens,
  id: 'accounting.wallet-user.create',
  path: 'wallet/users',
  summary: 'Give a customer the wallets that are not there yet; answers that of the currency, or in VND',
  access: { resource: 'wallet', action: 'create' },
});
export const openSupplierWallet = defineEndpoint({
  ...opens,
  id: 'accounting.wallet-supplier.create',
  path: 'wallet/suppliers',
  summary: 'Give a supplier a wallet where there is none; in JPY unless a currency is named',
  access: { resource: 'supplier_wallet', action: 'create' },
});
