import type { LotResult } from '@hakobu/contract/order/lot/lot.fields.ts';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { FoundLot } from '../../product/auction-lot/fetch-auction-lot.ts';
import type { Lot } from '../lot/lots.ts';

/** What a lot came to, as far as the auction site tells it, and at which price. */
export interface ReportedResult {
  result: LotResult;
  price: Decimal | null;
}

/**
 * Reads a result out of what the site says of a lot whose time is over. Who does not bid highest has lost
 * once the auction has ended, and is outbid while it goes on longer than was known. Nothing is guessed: a bid
 * up to ours is a win only where the site says that it is ours.
 */
export function resultOf(
  { max_bid, state }: Pick<Lot, 'max_bid' | 'state'>,
  { ended, price, ours }: Pick<FoundLot, 'ended' | 'price' | 'ours'>,
): ReportedResult | undefined {
  const highest = ours ?? (price !== null && compare(price, max_bid) > 0 ? false : undefined);
  if (highest === undefined) return undefined;
  if (ended !== true) return highest || state === 'outbid' ? undefined : { result: 'outbid', price };
  if (!highest) return { result: 'lost', price };
  return price === null ? undefined : { result: 'won', price };
}
