import { defineMachine } from '../../kernel/machine.ts';

export const supportStatuses = ['open', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

const right = { resource: 'support', action: 'update' } as const;
const refusal = 'support_already_so';

/** A ticket is closed when it is answered, and can be reopened any number of times. */
export const supportMachine = defineMachine(({ status }: { status: SupportStatus }) => status)({
  entity: 'support',
  states: supportStatuses,
  initial: 'open',
  transitions: {
    close: { from: ['open'], to: 'closed', right, refusal },
    open: { from: ['closed'], to: 'open', right, refusal },
  },
});
