import { z } from 'zod';
import { decimalField, decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { dateField, exactField, noteField, textField } from '../../kernel/fields.ts';
import { tableErrors } from '../../kernel/kernel.errors.ts';
import { currencyIds } from '../../kernel/money.ts';
import { uploadField } from '../../kernel/upload.ts';
import { accountRoles, type AccountRole } from '../account/account-roles.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

/** A month: `2026-10`. */
const monthField = () =>
  z.string({ error: 'required' }).regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'invalid');

export const lockedPeriodRow = z.object({
  month: z.string(),
  reason: z.string().nullable(),
  locked_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  locked_at: z.string(),
});
export const listLockedPeriods = defineList({
  id: 'accounting.period.list',
  path: 'statistics/account/locked-months',
  summary: 'Months that are locked',
  access: { resource: 'period', action: 'read' },
  row: lockedPeriodRow,
  list: { filters: {}, sorts: ['month'], defaultSort: '-month', paged: false },
});

const lock = z.object({ month: monthField(), reason: textField(500) });
export const lockPeriod = defineEndpoint({
  id: 'accounting.period.lock',
  method: 'POST',
  path: 'statistics/account/lock-month',
  summary: 'Lock a month against all postings',
  access: { resource: 'period', action: 'create' },
  body: lock,
  response: lockedPeriodRow,
  errors: ['period_not_over', 'period_already_locked'],
});
export const unlockPeriod = defineEndpoint({
  id: 'accounting.period.unlock',
  method: 'POST',
  path: 'statistics/account/unlock-month',
  summary: 'Unlock a month, with the reason in the change log',
  access: { resource: 'period', action: 'update' },
  body: lock,
  response: z.object({ month: z.string() }),
  status: 200,
  errors: ['period_not_locked'],
});

const changed = z.object({
  account: z.string(),
  party: z.object({ type: z.string(), id: z.number().int(), name: z.string().nullable() }).nullable(),
  currency_id: z.string(),
  /** Balance of the account, with its natural sign. */
  balance: decimalText(),
  before: decimalText(),
  after: decimalText(),
});
export type ChangedRow = z.output<typeof changed>;
/** Changes of a voucher of the books. `transaction` is null where none was needed. */
const booked = z.object({ transaction: transactionRow.nullable(), rows: z.array(changed) });

export const revalue = defineEndpoint({
  id: 'accounting.period.revalue',
  method: 'POST',
  path: 'statistics/account/revaluation',
  summary: 'Revalue money, claims and debts in foreign currency at the published rate of a day',
  access: { resource: 'period', action: 'create' },
  body: z.object({ voucher_date: dateField() }),
  response: booked.extend({
    /** Accounts with a balance on that day that are empty now, so that they cannot be revalued. */
    left_out: z.array(z.string()),
  }),
  status: 200,
  previews: true,
  makes: 'transaction',
  errors: ['period_locked', 'outside_books', 'price_not_found'],
});

export const closeMonth = defineEndpoint({
  id: 'accounting.period.close',
  method: 'POST',
  path: 'statistics/account/closing',
  summary: 'Close revenue and expense until the end of a month to the result, and the result to profit',
  access: { resource: 'period', action: 'create' },
  body: z.object({ month: monthField() }),
  response: booked,
  status: 200,
  previews: true,
  makes: 'transaction',
  errors: ['period_locked', 'outside_books', 'period_not_over'],
});

const roles = Object.keys(accountRoles) as [AccountRole, ...AccountRole[]];
export const MAX_OPENING_ROWS = 2000;
/** With the natural sign of the account. `base` is in VND, equal to the amount where that is VND. */
const openingRow = z.object({
  account: z.enum(roles, { error: 'not_one_of' }),
  /** Code of its sub-account, where the balance belongs to one. */
  sub_account: textField(24).optional(),
  party_id: z.coerce.number({ error: 'not_integer' }).int('not_integer').positive('unknown').optional(),
  currency_id: z.enum(currencyIds, { error: 'not_one_of' }).default('VND'),
  amount: decimalField(),
  base: decimalField({ scale: 0 }).optional(),
  /**
   * Text of the payer, or where the money is in transit. For unassigned money, each row of which is a
   * voucher.
   */
  description: noteField().optional(),
  /** Bank account of an unassigned receipt. */
  card_id: z.coerce.number({ error: 'not_integer' }).int('not_integer').positive('unknown').optional(),
});
export type OpeningRow = z.output<typeof openingRow>;
export const importOpening = defineEndpoint({
  id: 'accounting.period.opening',
  method: 'POST',
  path: 'statistics/account/opening',
  summary: 'Import opening balances of accounts, as rows or as a table, all or none',
  access: { resource: 'account', action: 'create' },
  body: z.object({
    voucher_date: dateField(),
    description: noteField().optional(),
    rows: z.array(openingRow).max(MAX_OPENING_ROWS).optional(),
    /** A table in Excel, CSV or HTML, or as CSV text. Its heading names the fields of a row. */
    file: uploadField().optional(),
    csv: exactField(150_000).optional(),
  }),
  response: booked.extend({
    /** Voucher of all balances. Without balances, the first one of unassigned money. */
    transaction: transactionRow,
    /** A voucher for each row of unassigned receipts and of money in transit. */
    waiting: z.array(transactionRow),
  }),
  uploads: 1,
  previews: true,
  makes: 'transaction',
  errors: [
    ...tableErrors,
    'period_locked',
    'outside_books',
    'opening_rows_wrong',
    'opening_not_balanced',
    'opening_needs_document',
    'opening_taken',
    'unknown_reference',
    'currency_mismatch',
  ],
});
export const openingRowOf = openingRow;
