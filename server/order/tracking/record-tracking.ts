import { sql, type RawBuilder } from 'kysely';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { nextSequenceNumber } from '#kernel/database/next-sequence-number.ts';
import { invalidField } from '#kernel/refusal.ts';

/** A tracking as documents refer to it. */
export interface Parcel {
  id: number;
  code: string;
}

/**
 * Finds the tracking of a typed or scanned code, or creates it. Refuses `tracking_code` where the
 * normalized code is empty.
 */
export async function recordTracking(ctx: Context, typed: string): Promise<Parcel> {
  const [parcel] = await announceTrackings(ctx, [typed], () => 'tracking_code');
  return parcel!;
}

type Announced = Parcel & { received_at: string | null };

/**
 * Finds or creates several trackings, in the order of their codes. A null code gets one of ours. Equal
 * codes answer the same tracking. `fieldOf` names the body field of a code in errors.
 */
export async function announceTrackings(
  ctx: Context,
  typed: readonly (string | null)[],
  fieldOf: (index: number) => string,
): Promise<Announced[]> {
  const codes = await Promise.all(typed.map(async (one) => one ?? ownCode(ctx)));
  const wanted = codes.map((value) => ({ value, code: normaliseTracking(value) }));
  const empty = wanted.findIndex(({ code }) => code === '');
  if (empty >= 0) throw invalidField(fieldOf(empty), 'no_code', { value: wanted[empty]!.value });
  const once = [...new Map(wanted.toReversed().map((one) => [one.code, one])).values()].toReversed();
  const { rows } = await sql<Announced>`
    insert into trackings (organization_id, code, value, created_by)
    select ${ctx.organizationId}::bigint, t.code, t.value, ${ctx.actor.id}::bigint
    from rows from (jsonb_to_recordset(${JSON.stringify(once)}::jsonb) as (code text, value text))
      with ordinality as t (code, value, at)
    order by t.at
    on conflict (organization_id, code) do update set updated_at = now()
    returning id, code, received_at`.execute(ctx.db);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return wanted.map(({ code }) => byCode.get(code)!);
}

/** Draws the next code of ours. */
export async function ownCode(ctx: Context): Promise<string> {
  const {
    rows: [made],
  } = await sql<{ code: string }>`
    select 'HKB' || ${nextSequenceNumber('tracking_number', 8)} as code`.execute(ctx.db);
  return made!.code;
}

/** Query for the orders of a tracking, to lock them. */
export const ordersOfTracking = (id: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select order_id from order_trackings where tracking_id = (${id})`;

/**
 * Records that a parcel was received and, with `checked`, opened. Earlier times stay. Parcels of shipment
 * orders are forwarded unopened, so they count as checked.
 */
export async function receiveTracking(
  ctx: Context,
  id: number,
  { checked }: { checked: boolean },
): Promise<void> {
  const since = (column: 'received_at' | 'checked_at') =>
    sql<string>`coalesce(${sql.ref(column)}, ${ctx.now}::timestamptz)`;
  const orders = await ctx.db
    .selectFrom('order_trackings')
    .select('order_id')
    .where('tracking_id', '=', id)
    .execute();
  await ctx.db
    .updateTable('trackings')
    .set((tracking) => ({
      received_at: since('received_at'),
      ...((checked || orders.length > 0) && { checked_at: since('checked_at') }),
      version: tracking('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
  ctx.emit(
    'order',
    orders.map(({ order_id }) => order_id),
    'parcel_received',
  );
}
