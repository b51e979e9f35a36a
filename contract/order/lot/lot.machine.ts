import { defineMachine } from '../../kernel/machine.ts';

/** States of the lot of an order. */
export const lotStates = ['waiting', 'bidding', 'outbid', 'won', 'lost', 'cancelled'] as const;
export type LotState = (typeof lotStates)[number];

const right = { resource: 'order', action: 'update' } as const;
const over = 'auction_is_over' as const;
const activeStates = ['bidding', 'outbid'] as const;
const elsewhere = { waiting: 'order_not_approved', lost: over, cancelled: over } as const;

/** Actions on the lot of an order. Bidding starts when the order is approved. */
export const lotMachine = defineMachine(({ state }: { state: LotState }) => state)({
  entity: 'lot',
  states: lotStates,
  initial: 'waiting',
  transitions: {
    change: {
      from: ['waiting', ...activeStates],
      right,
      refusal: { won: over, lost: over, cancelled: over },
    },
    raise: { from: activeStates, to: 'bidding', right, refusal: { ...elsewhere, won: over } },
    hold: { from: activeStates, right, refusal: { ...elsewhere, won: over } },
    outbid: {
      from: ['bidding'],
      to: 'outbid',
      right,
      refusal: { ...elsewhere, won: over, outbid: 'auction_is_outbid' },
    },
    win: { from: activeStates, to: 'won', right, refusal: { ...elsewhere, won: 'auction_already_won' } },
    lose: {
      from: activeStates,
      to: 'lost',
      right: { resource: 'order_cancel', action: 'update' },
      refusal: { ...elsewhere, won: 'auction_already_won' },
    },
  },
  automatic: [
    { from: ['waiting', 'lost', 'cancelled'], to: 'bidding' },
    { from: ['cancelled'], to: 'waiting' },
    { from: ['cancelled'], to: 'won' },
    { from: ['waiting', 'bidding', 'outbid', 'won'], to: 'cancelled' },
  ],
});
