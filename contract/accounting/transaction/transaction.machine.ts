import { defineMachine } from '../../kernel/machine.ts';

interface VoucherFacts {
  fund_id: number | null;
  files?: readonly unknown[] | undefined;
}
type VoucherState = 'booked' | 'documented' | 'internal';

const right = { resource: 'transaction', action: 'create' } as const;
const everywhere = ['booked', 'documented', 'internal'] as const;

/**
 * A voucher is in the books as soon as it is there, and nothing of it changes. One that moves a fund is
 * complete with its paper; others are for the books alone and need none.
 */
export const transactionMachine = defineMachine(({ fund_id, files = [] }: VoucherFacts): VoucherState =>
  files.length > 0 ? 'documented' : fund_id === null ? 'internal' : 'booked',
)({
  word: 'transaction',
  states: everywhere,
  initial: 'booked',
  way: [{ states: ['booked'], turn: 'accounting' }, { states: ['documented'] }],
  transitions: {
    attach_files: { from: everywhere, to: 'documented', right, refusal: {} },
    detach_files: { from: ['documented'], right, refusal: 'not_found' },
  },
  follows: [
    { from: ['documented'], to: 'booked' },
    { from: ['documented'], to: 'internal' },
  ],
});
