import type { LotResult } from '@hakobu/contract/order/lot/lot.fields.ts';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { SiteLot } from '../../product/auction-lot/fetch-auction-lot.ts';
import type { Lot } from '../lot/lots.ts';

/** Result and final price of a lot according to the auction site. */
export interface ReportedResult {
  result: LotResult;
  price: Decimal | null;
}

/**
 * Derives a result from the auction site's data of a lot whose end has passed. Another leading bidder means
 * `lost` once the auction has ended, and `outbid` while it is extended. A price up to our maximum is `won`
 * only where the site names us as the highest bidder. Otherwise the result is undefined.
 */
export function resultOf(
  { max_bid, state }: Pick<Lot, 'max_bid' | 'state'>,
  { ended, price, ours }: Pick<SiteLot, 'ended' | 'price' | 'ours'>,
): ReportedResult | undefined {
  const highest = ours ?? (price !== null && compare(price, max_bid) > 0 ? false : undefined);
  if (highest === undefined) return undefined;
  if (ended !== true) return highest || state === 'outbid' ? undefined : { result: 'outbid', price };
  if (!highest) return { result: 'lost', price };
  return price === null ? undefined : { result: 'won', price };
}
