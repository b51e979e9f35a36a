import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { actionState, instantField, optionalUrlField, textField } from '../../kernel/fields.ts';
import { postedAmountField, postedField } from '../../kernel/money.ts';
import { lotStates, type LotState } from './lot.machine.ts';

/** What the auction site can say of a lot whose time is over. */
export const lotResults = ['outbid', 'won', 'lost'] as const satisfies readonly LotState[];
export type LotResult = (typeof lotResults)[number];

/** Bids are in yen. */
export const bidField = () => postedAmountField('JPY');

/** What an order bids for, and how far. */
export const lotBody = z.object({
  auction_id: textField(64),
  title: textField(255),
  url: optionalUrlField().optional(),
  image: optionalUrlField().optional(),
  ends_at: instantField(),
  max_bid: bidField(),
  /** What is held beside the bid: what the auction asks, and an estimate of the way to the warehouse. */
  fee: postedField('JPY').default('0'),
  domestic_shipping: postedField('JPY').default('0'),
});

export const lotRow = z.object({
  auction_id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  image: z.string().nullable(),
  ends_at: z.string(),
  max_bid: decimalText(),
  fee: decimalText(),
  domestic_shipping: decimalText(),
  /** What is held until it ends: the bid, the fee and the way to the warehouse. */
  to_hold: decimalText(),
  current_bid: decimalText().nullable(),
  state: z.enum(lotStates),
  won_price: decimalText().nullable(),
  /** What is held now. */
  held: decimalText(),
  hold_expires_at: z.string().nullable(),
  /** What the auction site says that it came to, which nobody has recorded yet. */
  proposed: z.enum(lotResults).nullable(),
  proposed_price: decimalText().nullable(),
  proposed_at: z.string().nullable(),
  actions: z.array(actionState).optional(),
});
