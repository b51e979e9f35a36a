import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { actionState, instantField, optionalUrlField, textField } from '../../kernel/fields.ts';
import { postedAmountField, postedField } from '../../kernel/money.ts';
import { lotStates, type LotState } from './lot.machine.ts';

/** Results of a lot by the auction site. */
export const lotResults = ['outbid', 'won', 'lost'] as const satisfies readonly LotState[];
export type LotResult = (typeof lotResults)[number];

/** Currency of bids. */
export const bidField = () => postedAmountField('JPY');

/** The lot of an order, and its maximum bid. */
export const lotBody = z.object({
  auction_id: textField(64),
  title: textField(255),
  url: optionalUrlField().optional(),
  image: optionalUrlField().optional(),
  ends_at: instantField(),
  max_bid: bidField(),
  /** Amounts held beside the bid: the auction fee, and estimated domestic shipping to the warehouse. */
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
  /** Amount to hold until the end: bid, fee and domestic shipping. */
  to_hold: decimalText(),
  current_bid: decimalText().nullable(),
  state: z.enum(lotStates),
  won_price: decimalText().nullable(),
  /** Amount held now. */
  held: decimalText(),
  hold_expires_at: z.string().nullable(),
  /** Result by the auction site, not recorded yet. */
  proposed: z.enum(lotResults).nullable(),
  proposed_price: decimalText().nullable(),
  proposed_at: z.string().nullable(),
  actions: z.array(actionState).optional(),
});
