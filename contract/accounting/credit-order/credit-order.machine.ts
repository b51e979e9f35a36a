import { isZero, subtract, type Decimal } from '../../kernel/decimal.ts';
import { defineMachine } from '../../kernel/machine.ts';

type CreditState = 'unused' | 'in_use' | 'used_up';

/** Usage of a credit. Draws use it, and writing back debt releases it. */
export const creditOrderMachine = defineMachine(
  ({ amount, used_amount }: { amount: Decimal; used_amount: Decimal }): CreditState => {
    if (isZero(used_amount)) return 'unused';
    return isZero(subtract(amount, used_amount)) ? 'used_up' : 'in_use';
  },
)({
  entity: 'credit_order',
  states: ['unused', 'in_use', 'used_up'],
  initial: 'unused',
  transitions: {
    draw: {
      from: ['unused', 'in_use'],
      to: ['in_use', 'used_up'],
      right: { resource: 'transaction', action: 'create' },
      refusal: 'credit_not_enough',
    },
    update: {
      from: ['unused', 'in_use', 'used_up'],
      right: { resource: 'credit_order', action: 'update' },
      refusal: 'credit_below_used',
    },
    delete: {
      from: ['unused'],
      right: { resource: 'credit_order', action: 'delete' },
      refusal: 'credit_in_use',
    },
  },
  editable: {
    amount: {},
    payment_due_date: {},
  },
  automatic: [
    { from: ['used_up'], to: 'in_use' },
    { from: ['in_use', 'used_up'], to: 'unused' },
  ],
});
