import { isPositive, isZero, subtract, type Decimal } from '../../kernel/decimal.ts';
import { defineMachine } from '../../kernel/machine.ts';

interface CompensationFacts {
  amount: Decimal;
  paid: Decimal;
  debited: Decimal;
  unsolved: Decimal;
}

export const compensationStates = ['open', 'in_part', 'decided', 'paid'] as const;
const update = { resource: 'order_compensation', action: 'update' } as const;

/** A compensation is open until all of it is paid. */
export const compensationMachine = defineMachine(
  ({ amount, paid, debited, unsolved }: CompensationFacts): (typeof compensationStates)[number] => {
    if (isZero(subtract(amount, paid))) return 'paid';
    if (!isPositive(unsolved)) return 'decided';
    return isPositive(paid) || isPositive(debited) ? 'in_part' : 'open';
  },
)({
  entity: 'compensation',
  states: compensationStates,
  initial: 'open',
  transitions: {
    update: { from: compensationStates, right: update, refusal: 'compensation_settled' },
    debit: {
      from: ['open', 'in_part'],
      to: ['decided'],
      right: { resource: 'debt', action: 'create' },
      refusal: 'nothing_unsolved',
    },
    pay: {
      from: ['open', 'in_part', 'decided'],
      to: ['in_part', 'paid'],
      right: { resource: 'transaction', action: 'create' },
      refusal: 'nothing_to_pay',
    },
    delete: {
      from: ['open'],
      right: { resource: 'order_compensation', action: 'delete' },
      refusal: 'compensation_settled',
    },
  },
  editable: {
    amount: { from: ['open', 'in_part'], refusal: 'compensation_settled' },
    note: {},
  },
  automatic: [
    { from: ['paid', 'decided'], to: 'in_part' },
    { from: ['in_part', 'decided', 'paid'], to: 'open' },
    { from: ['in_part'], to: 'decided' },
  ],
});
