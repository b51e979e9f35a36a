import { z } from 'zod';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Environment } from '#kernel/environment.ts';

export type AuctionSite = NonNullable<Environment['auction']>;

/** A missing value, or one of another form, becomes undefined. */
const said = <Of extends z.ZodType>(field: Of) => field.nullish().catch(null);

/** Response of the auction site. Empty for an unknown lot. */
const lot = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  name: z.string().min(1),
  img: said(z.url({ protocol: /^https?$/ })),
  ended: said(z.boolean()),
  price: said(
    z
      .union([z.number(), z.string()])
      .transform(String)
      .refine((yen) => /^\d{1,12}$/.test(yen) && isPositive(yen)),
  ),
  ours: said(z.boolean()),
});

/** Fetches a lot from the auction site. Refuses unknown lots, and where the site does not respond. */
export async function fetchAuctionLot({ url: address, outbound }: AuctionSite, auction_id_findprice: string) {
  const url = new URL(address);
  url.searchParams.set('auction_id_findprice', auction_id_findprice);
  const { status, body } = await outbound.ask(url, { headers: { accept: 'application/json' } });
  if (status >= 500) throw new Refusal('address_no_answer', { details: { status } });
  const found = lot.safeParse(parse(body));
  if (status !== 200 || !found.success)
    throw new Refusal('auction_lot_not_found', { details: { auction_id_findprice } });
  const { id, name, img = null, ended = null, price = null, ours = null } = found.data;
  return { id, name, img, ended, price, ours };
}
/** A lot in the form of the auction site. */
export type SiteLot = Awaited<ReturnType<typeof fetchAuctionLot>>;

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined; // the site answers unknown lots with an HTML page
  }
}
