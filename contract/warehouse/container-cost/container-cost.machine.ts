import { isPositive, isZero, type Decimal } from '../../kernel/decimal.ts';
import { defineMachine } from '../../kernel/machine.ts';

export const containerCostStates = ['open', 'in_part', 'paid'] as const;

/** A cost is open until its supplier is paid in full. */
export const containerCostMachine = defineMachine(
  ({ paid, unsolved }: { paid: Decimal; unsolved: Decimal }): (typeof containerCostStates)[number] => {
    if (!isZero(paid) && !isPositive(unsolved)) return 'paid';
    return isPositive(paid) ? 'in_part' : 'open';
  },
)({
  entity: 'container_cost',
  states: containerCostStates,
  initial: 'open',
  transitions: {
    update: {
      from: containerCostStates,
      right: { resource: 'container_cost', action: 'update' },
      refusal: 'cost_below_paid',
    },
    pay: {
      from: ['open', 'in_part'],
      to: ['in_part', 'paid'],
      right: { resource: 'transaction', action: 'create' },
      refusal: 'nothing_to_pay',
    },
    delete: {
      from: ['open'],
      right: { resource: 'container_cost', action: 'delete' },
      refusal: 'cost_is_paid',
    },
  },
  editable: {
    kind: {},
    basis: {},
    amount: { from: ['open', 'in_part'], refusal: 'cost_is_paid' },
    note: {},
  },
  automatic: [
    { from: ['paid'], to: 'in_part' },
    { from: ['in_part', 'paid'], to: 'open' },
  ],
});
