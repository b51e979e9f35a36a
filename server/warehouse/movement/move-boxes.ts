import { sql } from 'kysely';
import { movements, type Movement, type MovementReason } from '@hakobu/contract/warehouse/box/movements.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { lockBoxes } from './lock-boxes.ts';
import { placeIds, type Place } from './places.ts';

export interface BoxMove {
  box_id: number;
  from: Place;
  to: Place;
  quantity: number;
  reason: MovementReason;
  document?: { type: NonNullable<Movement['document']>; id: number };
  /** The movement that this one undoes; each can be undone once. */
  takes_back?: number;
}

/**
 * Moves boxes: appends to the ledger of movements and updates the stock of each place, which cannot go below
 * zero. The only writer of both. Boxes are locked by rising id. Refuses with `not_enough_boxes`. Returns the
 * ids of the movements.
 */
export async function moveBoxes(ctx: Context, moves: readonly BoxMove[]): Promise<number[]> {
  if (moves.length === 0) return [];
  for (const move of moves) requireWay(move);
  await lockBoxes(
    ctx,
    moves.map(({ box_id }) => box_id),
  );
  const places = await placeIds(
    ctx,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const rows = moves.map(({ from, to, document, takes_back = null, ...move }) => ({
    ...move,
    from_place_id: places(from),
    to_place_id: places(to),
    keeps_from: from.kind !== 'supplier',
    keeps_to: to.kind !== 'supplier',
    document_type: document?.type ?? null,
    document_id: document === undefined ? null : String(document.id),
    takes_back,
  }));
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as m (box_id bigint, from_place_id bigint, to_place_id bigint, keeps_from boolean, keeps_to boolean,
      quantity int, reason text, document_type text, document_id text, takes_back bigint)`;
  await requireStock(ctx, input);
  const { rows: moved } = await sql<{ id: number }>`
    with input as (
      select * from ${input}
    ), moved as (
      insert into box_moves (box_id, from_place_id, to_place_id, quantity, reason, document_type, document_id,
        takes_back, created_by)
      select box_id, from_place_id, to_place_id, quantity, reason, document_type, document_id, takes_back,
        ${ctx.actor.id || null}::bigint
      from input
      returning id
    ), left_places as (
      update box_stock s
      set quantity = s.quantity - m.quantity
      from (
        select box_id, from_place_id, sum(quantity) as quantity
        from input
        where keeps_from
        group by 1, 2) m
      where s.box_id = m.box_id and s.place_id = m.from_place_id
    ), reached_places as (
      insert into box_stock (box_id, place_id, quantity)
      select box_id, to_place_id, sum(quantity)
      from input
      where keeps_to
      group by 1, 2
      on conflict (box_id, place_id) do update
      set quantity = box_stock.quantity + excluded.quantity,
        since = case when box_stock.quantity = 0 then now() else box_stock.since end
    )
    select id
    from moved
    order by id`.execute(ctx.db);
  return moved.map(({ id }) => id);
}

/** A movement that the declared reasons do not allow is a programming error. */
function requireWay({ reason, from, to, document }: BoxMove): void {
  const { ways, document: wanted } = movements[reason];
  if (!ways.some(([start, end]) => start === from.kind && end === to.kind))
    throw new Error(`No way ${reason} from ${from.kind} to ${to.kind}`);
  if (document?.type !== wanted)
    throw new Error(`A movement ${reason} names a document ${wanted ?? 'never'}`);
}

async function requireStock(ctx: Context, input: ReturnType<typeof sql>): Promise<void> {
  const {
    rows: [short],
  } = await sql<{ box_id: number; available: number }>`
    select m.box_id, coalesce(s.quantity, 0) as available
    from (
      select box_id, from_place_id, sum(quantity) as quantity
      from ${input}
      where keeps_from
      group by 1, 2) m
    left join box_stock s on s.box_id = m.box_id and s.place_id = m.from_place_id
    where coalesce(s.quantity, 0) < m.quantity
    limit 1`.execute(ctx.db);
  if (short !== undefined)
    throw new Refusal('not_enough_boxes', {
      values: { ...short },
      details: { ...short },
      fields: { quantity: [{ problem: 'not_enough_boxes', values: { ...short } }] },
    });
}
