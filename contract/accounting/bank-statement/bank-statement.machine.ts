import { defineMachine } from '../../kernel/machine.ts';

export const bankLineStates = ['open', 'booked', 'matched'] as const;
export type BankLineState = (typeof bankLineStates)[number];

interface LineFacts {
  transaction_id: number | null;
  made_voucher: boolean;
}
const right = { resource: 'transaction', action: 'create' } as const;

/** A statement line is open until it has a voucher, either a new one or an existing one. */
export const bankStatementLineMachine = defineMachine(
  ({ transaction_id, made_voucher }: LineFacts): BankLineState => {
    if (transaction_id === null) return 'open';
    return made_voucher ? 'booked' : 'matched';
  },
)({
  entity: 'bank_statement_line',
  states: bankLineStates,
  initial: 'open',
  transitions: {
    book: { from: ['open'], to: ['booked', 'matched'], right, refusal: 'statement_line_booked' },
    release: {
      from: ['matched'],
      to: 'open',
      right,
      refusal: { open: 'statement_line_open', booked: 'statement_line_made_voucher' },
    },
  },
  // when its voucher is reversed
  automatic: [{ from: ['booked', 'matched'], to: 'open' }],
});
