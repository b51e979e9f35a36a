import { defineMachine } from '../../kernel/machine.ts';

type SfaState = 'declared' | 'counting' | 'counted';

const right = { resource: 'sfa', action: 'update' } as const;
const everywhere = ['declared', 'counting', 'counted'] as const;

interface SfaFacts {
  quantity: number;
  received_quantity: number;
  /** Whether something of the shipping fee is paid or recorded as payable. */
  is_shipping_fee_fixed: boolean;
}

/** Tally progress of an inbound item. A surplus can be tallied, so no action is refused. */
export const sfaMachine = defineMachine(({ quantity, received_quantity }: SfaFacts): SfaState =>
  received_quantity === 0 ? 'declared' : received_quantity < quantity ? 'counting' : 'counted',
)({
  entity: 'sfa',
  states: everywhere,
  initial: 'declared',
  stages: [
    { states: ['declared'], department: 'warehouse', actions: ['tally'] },
    { states: ['counting'], department: 'warehouse', actions: ['tally'] },
    { states: ['counted'] },
  ],
  transitions: {
    tally: { from: everywhere, to: ['counting', 'counted'], right, refusal: {} },
    update: { from: everywhere, to: everywhere, right, refusal: {} },
    correct_shipping_fee: {
      from: everywhere,
      right: { resource: 'supplier_wallet', action: 'update' },
      refusal: {},
    },
  },
  editable: {
    quantity: {},
    shipping_fee: {
      fixed: { when: (row) => row.is_shipping_fee_fixed, refusal: 'parcel_fee_is_fixed' },
    },
    coupon: {},
    arrival_date: {},
  },
});
