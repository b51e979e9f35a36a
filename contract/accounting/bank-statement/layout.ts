import { z } from 'zod';
import { noteField, textField } from '../../kernel/fields.ts';
import { dateOrders, decimalSigns } from '../../kernel/notation.ts';

const column = () => noteField(120).default(null);

/**
 * Columns of a bank's spreadsheet by title. Amounts are in one signed column, or in one for debit and one
 * for credit.
 */
export const statementLayout = z.object({
  date: textField(120),
  text: textField(120),
  /** A second text column, such as the name of the payer. */
  more_text: column(),
  reference: column(),
  amount: column(),
  debit: column(),
  credit: column(),
  balance: column(),
  date_order: z.enum(dateOrders, { error: 'not_one_of' }).default('dmy'),
  decimal_sign: z.enum(decimalSigns, { error: 'not_one_of' }).default('.'),
});
export type StatementLayout = z.output<typeof statementLayout>;

/** The columns that a layout names. */
export const layoutColumns = [
  'date',
  'text',
  'more_text',
  'reference',
  'amount',
  'debit',
  'credit',
  'balance',
] as const;
export type LayoutColumn = (typeof layoutColumns)[number];
