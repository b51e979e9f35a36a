import type { ReactNode } from 'react';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { formatMoney } from '../format.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { MoneyInput } from '../inputs/numbers.tsx';
import { Facts } from '../page.tsx';
import { canChange } from './can-change.ts';

interface ChangeableMoneyProps extends Pick<InputProps<string>, 'value' | 'onChange' | 'error' | 'required'> {
  label: string;
  /** Name of the field, and the document that says whether it can change. A new one has none. */
  name: string;
  row: { actions?: readonly ActionState[] | undefined } | undefined;
  currency: CurrencyId;
}

/** An amount of a document: an input while it can change, then text. */
export const ChangeableMoney = ({ name, row, ...field }: ChangeableMoneyProps): ReactNode =>
  row === undefined || canChange(row.actions, name) ? (
    <MoneyInput {...field} />
  ) : (
    <Facts rows={[[field.label, formatMoney(field.value, field.currency)]]} />
  );
