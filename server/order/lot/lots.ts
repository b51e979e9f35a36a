import { sql } from 'kysely';
import type { z } from 'zod';
import type { LotResult, lotBody, lotRow } from '@hakobu/contract/order/lot/lot.fields.ts';
import { lotMachine, type LotState } from '@hakobu/contract/order/lot/lot.machine.ts';
import { add, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow, type ChangedRow } from '#kernel/crud/rows.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import { isOpen } from '../../accounting/wallet-hold/wallet-hold.queries.ts';

/** The lot of an order. Whoever reads it has locked the order. */
export interface Lot {
  id: number;
  order_id: string;
  organization_id: number;
  customer_id: number;
  auction_id: string;
  title: string;
  url: string | null;
  image: string | null;
  ends_at: string;
  max_bid: Decimal;
  fee: Decimal;
  domestic_shipping: Decimal;
  current_bid: Decimal | null;
  state: LotState;
  won_price: Decimal | null;
  proposed: LotResult | null;
  proposed_price: Decimal | null;
  approved: boolean;
}

/** Inserts the lot of a new order. */
export async function insertLot(
  ctx: Context,
  order_id: string,
  { url = null, image = null, ...lot }: z.output<typeof lotBody>,
): Promise<void> {
  await insertRow(ctx, 'auction_lots', { ...lot, url, image, order_id });
}

/** Reads the lots of orders, for those that have one. */
export async function readLots(ctx: Context, orderIds: readonly string[]): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select l.id, l.order_id, o.organization_id, o.customer_id, l.auction_id, l.title, l.url, l.image,
      l.ends_at, l.max_bid, l.fee, l.domestic_shipping, l.current_bid, l.state,
      l.won_price, l.proposed, l.proposed_price, o.approved_at is not null as approved
    from auction_lots l
    join orders o on o.id = l.order_id
    where l.order_id = any(${[...orderIds]}::text[])
    order by l.order_id`.execute(ctx.db);
  return rows;
}

/**
 * Refuses a lot that is recorded as won on another order, because it exists once and only one customer pays
 * for it. Locks the lot's number, so that concurrent calls run one after another.
 */
export async function requireWonOnce(ctx: Context, lot: Lot): Promise<void> {
  const { auction_id, organization_id } = lot;
  await sql`select pg_advisory_xact_lock(hashtext('lots'), hashtext(${auction_id}))`.execute(ctx.db);
  const { rows } = await sql<{ order_id: string }>`
    select l.order_id
    from auction_lots l
    join orders o on o.id = l.order_id
    where l.auction_id = ${auction_id} and l.state = 'won' and l.order_id <> ${lot.order_id}
      and o.organization_id = ${organization_id}`.execute(ctx.db);
  const [other] = rows;
  if (other === undefined) return;
  const facts = { auction_id, order_id: other.order_id };
  throw new Refusal('lot_won_for_other', { values: facts, details: facts });
}

/** Updates the lot of a locked order. A recorded state discards the proposed result. */
export const changeLot = (ctx: Context, id: number, values: LotChange): Promise<void> =>
  updateRow(ctx, 'auction_lots', id, { ...(values.state !== undefined && nothingProposed), ...values });
export const nothingProposed = { proposed: null, proposed_price: null, proposed_at: null };
type LotChange = Pick<
  ChangedRow<'auction_lots'>,
  | 'max_bid'
  | 'current_bid'
  | 'state'
  | 'won_price'
  | 'asked_at'
  | 'title'
  | 'url'
  | 'ends_at'
  | keyof typeof nothingProposed
>;

/** The wallet hold of a lot. */
export const toHold = ({
  max_bid,
  fee,
  domestic_shipping,
}: Pick<Lot, 'max_bid' | 'fee' | 'domestic_shipping'>) => add(max_bid, fee, domestic_shipping);

type LotRow = z.output<typeof lotRow>;

type Orders = Parameters<typeof rowRights>[1];

async function showLots(
  ctx: Context,
  orders: Orders,
  rows: { id: string; lot?: LotRow | null | undefined }[],
): Promise<void> {
  const { rows: lots } = await sql<Omit<LotRow, 'actions'> & { order_id: string }>`
    select l.order_id, l.auction_id, l.title, l.url, l.image, l.ends_at, l.max_bid, l.fee,
      l.domestic_shipping, l.max_bid + l.fee + l.domestic_shipping as to_hold, l.current_bid, l.state,
      l.won_price, l.proposed, l.proposed_price, l.proposed_at,
      coalesce(h.amount, 0) as held, h.expires_at as hold_expires_at
    from auction_lots l
    left join wallet_holds h on h.order_id = l.order_id and ${isOpen}
    where l.order_id = any(${rows.map(({ id }) => id)}::text[])`.execute(ctx.db);
  const rights = await rowRights(
    ctx,
    orders,
    lotMachine,
    lots.map(({ order_id: id }) => ({ id })),
  );
  const byOrder = new Map(
    lots.map(({ order_id, ...lot }) => [
      order_id,
      { ...lot, actions: actionsOf(rights(order_id), lotMachine, lot) },
    ]),
  );
  for (const row of rows) row.lot = byOrder.get(row.id) ?? null;
}

/**
 * Adds lots, their wallet holds and permitted actions to orders. Reads the lots in a separate query,
 * because the response of a new order is built before its commit.
 */
export const attachLots = (orders: Orders) =>
  Object.assign((ctx: Context, rows: Parameters<typeof showLots>[2]) => showLots(ctx, orders, rows), {
    byKey: 'id',
  });
