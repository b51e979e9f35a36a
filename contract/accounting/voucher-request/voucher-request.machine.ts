import { defineMachine } from '../../kernel/machine.ts';

export const voucherRequestStates = ['waiting', 'posted', 'declined', 'withdrawn'] as const;
export type VoucherRequestState = (typeof voucherRequestStates)[number];

interface RequestFacts {
  transaction_id: number | null;
  decided_at: string | null;
  withdrawn_at: string | null;
}
const decision = {
  from: ['waiting'],
  right: { resource: 'transaction_approval', action: 'update' },
  refusal: {
    posted: 'voucher_request_posted',
    declined: 'voucher_request_declined',
    withdrawn: 'voucher_request_withdrawn',
  },
} as const;

/**
 * A voucher above the limit waits until another user posts or declines it, or the requester withdraws it.
 * Each of these is final.
 */
export const voucherRequestMachine = defineMachine(
  ({ transaction_id, decided_at, withdrawn_at }: RequestFacts): VoucherRequestState => {
    if (transaction_id !== null) return 'posted';
    if (withdrawn_at !== null) return 'withdrawn';
    return decided_at === null ? 'waiting' : 'declined';
  },
)({
  entity: 'voucher_request',
  states: voucherRequestStates,
  initial: 'waiting',
  stages: [{ states: ['waiting'], department: 'accounting' }, { states: ['posted'] }],
  transitions: {
    approve: { ...decision, to: 'posted' },
    decline: { ...decision, to: 'declined' },
    /** Only for the requester, who sees their own requests. */
    withdraw: {
      ...decision,
      right: { resource: 'transaction_approval', action: 'read' },
      to: 'withdrawn',
    },
  },
});
