import { z } from 'zod';
import { noteField, textField } from '../../kernel/fields.ts';

/** Which of day and month stands first where the year stands last. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];
/** What stands before the decimals of an amount; the other one sets thousands apart. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

const column = () => noteField(120).default(null);

/**
 * Which column of a bank's sheet holds what, each by its title. Money stands in one column with its sign, or
 * in one for what went out and one for what came in.
 */
export const statementLayout = z.object({
  date: textField(120),
  text: textField(120),
  /** A second column of text, as the name of who paid. */
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
