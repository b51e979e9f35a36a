import { sql } from 'kysely';
import { add, big, compare, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { onPallet } from './pallet.queries.ts';

interface Pallet {
  area_id: number;
  max_volume: Decimal;
  max_weight: Decimal;
  max_length: Decimal;
  max_width: Decimal;
  max_height: Decimal;
  boxes_volume: Decimal;
  boxes_weight: Decimal;
}
interface Box {
  volume: Decimal;
  weight: Decimal;
  length: Decimal;
  width: Decimal;
  height: Decimal;
}

/** Locks pallets, so that two people who fill the same pallets take turns. */
export const lockPallets = (ctx: Context, ids: readonly number[]): Promise<number[]> =>
  lock(ctx, 'pallets', ids);

/** What a locked pallet carries, and what it can carry. */
export async function readRoom(ctx: Context, id: number, field = 'pallet_id'): Promise<Pallet> {
  const {
    rows: [pallet],
  } = await sql<Pallet>`
    select p.area_id, t.max_volume, t.max_weight, t.max_length, t.max_width, t.max_height, load.*
    from pallets p
    join pallet_types t on t.id = p.type_id
    cross join lateral (
      select coalesce(sum(b.volume * s.quantity), 0) as boxes_volume,
        coalesce(sum(b.weight * s.quantity), 0) as boxes_weight
      from ${onPallet}
      where x.pallet_id = p.id) as load
    where p.id = ${id}`.execute(ctx.db);
  if (pallet === undefined) throw unknownReference(field, id);
  return pallet;
}

/** Locks a box of the organization and answers its measures. */
export async function lockMeasures(ctx: Context, id: number): Promise<Box> {
  await lockBoxes(ctx, [id]);
  const box = await ctx.db
    .selectFrom('boxes')
    .select(['volume', 'weight', 'length', 'width', 'height'])
    .where('id', '=', id)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (box === undefined) throw unknownReference('box_id', id);
  return box;
}

/** volume, weight and each side within what the pallet's type carries. */
export function requireRoom(pallet: Pallet, box: Box, quantity: number): void {
  const times = (value: Decimal) => decimal(big(value).times(quantity));
  const checks: [Decimal, Decimal, string][] = [
    [add(pallet.boxes_volume, times(box.volume)), pallet.max_volume, 'cm³'],
    [add(pallet.boxes_weight, times(box.weight)), pallet.max_weight, 'kg'],
    [box.length, pallet.max_length, 'cm'],
    [box.width, pallet.max_width, 'cm'],
    [box.height, pallet.max_height, 'cm'],
  ];
  const over = checks.find(([used, maximum]) => compare(used, maximum) > 0);
  if (over === undefined) return;
  const facts = { used: over[0], maximum: over[1], unit: over[2] };
  throw refuseField('quantity', 'pallet_overloaded', facts, facts);
}
