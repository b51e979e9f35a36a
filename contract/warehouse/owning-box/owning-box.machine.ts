import { defineMachine } from '../../kernel/machine.ts';

type OwnerState = 'owned' | 'released';

/** Boxes assembled to an order. Taken off, the row stays as a record. Cancelling the order releases them. */
export const owningBoxMachine = defineMachine(
  ({ is_cancel_distributed }: { is_cancel_distributed: boolean }): OwnerState =>
    is_cancel_distributed ? 'released' : 'owned',
)({
  entity: 'owner',
  states: ['owned', 'released'],
  initial: 'owned',
  transitions: {
    take_off: {
      from: ['owned'],
      to: 'released',
      right: { resource: 'owner', action: 'update' },
      refusal: 'owner_is_released',
    },
  },
  automatic: [{ from: ['owned'], to: 'released' }],
});
