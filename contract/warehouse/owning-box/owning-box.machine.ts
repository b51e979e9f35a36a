import { defineMachine } from '../../kernel/machine.ts';

type OwnerState = 'owned' | 'released';

/** Boxes of an order: taken off, the row stays as a record. A cancelled order releases what it owns. */
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
