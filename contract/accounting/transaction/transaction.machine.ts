import { defineMachine } from '../../kernel/machine.ts';

interface VoucherFacts {
  reversed_by_id: number | null;
  files?: readonly unknown[] | undefined;
}
type VoucherState = 'booked' | 'documented' | 'reversed';

const right = { resource: 'transaction', action: 'create' } as const;
const postedStates = ['booked', 'documented'] as const;

/**
 * A voucher is posted when it is created and never changes. Another voucher may reverse it. Files can be
 * attached at any time, and no next step depends on them.
 */
export const transactionMachine = defineMachine(
  ({ reversed_by_id, files = [] }: VoucherFacts): VoucherState => {
    if (reversed_by_id !== null) return 'reversed';
    return files.length > 0 ? 'documented' : 'booked';
  },
)({
  entity: 'transaction',
  states: [...postedStates, 'reversed'],
  initial: 'booked',
  transitions: {
    attach_files: {
      from: [...postedStates, 'reversed'],
      to: ['documented', 'reversed'],
      right,
      refusal: {},
    },
    detach_files: { from: ['documented', 'reversed'], right, refusal: 'not_found' },
    reverse: {
      from: postedStates,
      to: 'reversed',
      right: { resource: 'transaction', action: 'delete' },
      refusal: 'voucher_reversed',
    },
  },
  automatic: [{ from: ['documented'], to: 'booked' }],
});
