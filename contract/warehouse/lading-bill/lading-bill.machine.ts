import { defineMachine } from '../../kernel/machine.ts';

type LadingBillState = 'open' | 'locked';

const change = { resource: 'lading_bill', action: 'update' } as const;

/** A bill stands from the moment its container is cut off; what it asks is settled before and after. */
export const ladingBillMachine = defineMachine(({ had_cut_off }: { had_cut_off: boolean }): LadingBillState =>
  had_cut_off ? 'locked' : 'open',
)({
  word: 'lading_bill',
  states: ['open', 'locked'],
  initial: 'open',
  transitions: {
    update: { from: ['open'], right: change, refusal: 'bill_is_locked' },
    debit: {
      from: ['open', 'locked'],
      right: { resource: 'debt', action: 'create' },
      refusal: 'bill_is_locked',
    },
    pay: {
      from: ['open', 'locked'],
      right: { resource: 'transaction', action: 'create' },
      refusal: 'bill_is_locked',
    },
    delete: {
      from: ['open'],
      right: { resource: 'lading_bill', action: 'delete' },
      refusal: 'bill_is_locked',
    },
  },
  follows: [
    { from: ['open'], to: 'locked' },
    { from: ['locked'], to: 'open' },
  ],
});
