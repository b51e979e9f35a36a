import { sql } from 'kysely';
import { add, big, compare, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { forbidden, refuseField, unknownReference } from '#kernel/refusal.ts';
import { lock } from '#kernel/locks/lock.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { onPallet } from './pallet.queries.ts';

interface Pallet {
  id: number;
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

/** Locks pallets, so that concurrent loading of the same pallets is serialized. */
export const lockPallets = (ctx: Context, ids: readonly number[]): Promise<number[]> =>
  lock(ctx, 'pallets', ids);

/** Load and limits of a locked pallet. */
export async function readLoad(ctx: Context, id: number, field = 'pallet_id'): Promise<Pallet> {
  const {
    rows: [pallet],
  } = await sql<Pallet>`
    select p.id, p.area_id, t.max_volume, t.max_weight, t.max_length, t.max_width, t.max_height, load.*
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

/** Locks a box of the organization and returns its measures. */
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

interface Overload {
  used: Decimal;
  maximum: Decimal;
  unit: 'cm³' | 'kg' | 'cm';
}

/** volume, weight and each side within the limits of the pallet's type. */
export async function requireCapacity(
  ctx: Context,
  pallet: Pallet,
  box: Box,
  { quantity, override }: { quantity: number; override: boolean },
): Promise<void> {
  const times = (value: Decimal) => decimal(big(value).times(quantity));
  const over = overloadOf(
    {
      ...pallet,
      boxes_volume: add(pallet.boxes_volume, times(box.volume)),
      boxes_weight: add(pallet.boxes_weight, times(box.weight)),
    },
    box,
  );
  if (over !== undefined && !override)
    throw refuseField('quantity', 'pallet_overloaded', { ...over }, { ...over });
  if (over !== undefined) await allowOverload(ctx, pallet.id, over);
}

/** The same for the pallets of a locked box after a new measurement. */
export async function requireCapacityAfterMeasuring(
  ctx: Context,
  boxId: number,
  { override }: { override: boolean },
): Promise<void> {
  const { rows } = await sql<{ pallet_id: number | null }>`
    select distinct x.pallet_id
    from ${onPallet}
    where b.id = ${boxId} and s.quantity > 0`.execute(ctx.db);
  const ids = rows.flatMap(({ pallet_id }) => pallet_id ?? []);
  if (ids.length === 0) return;
  const box = await lockMeasures(ctx, boxId);
  await lockPallets(ctx, ids);
  for (const id of ids) {
    const over = overloadOf(await readLoad(ctx, id), box);
    if (over === undefined) continue;
    const facts = { ...over, pallet_id: id };
    if (!override) throw refuseField(fieldOf[over.unit], 'pallet_overloaded', facts, facts);
    await allowOverload(ctx, id, over);
  }
}
const fieldOf = { kg: 'weight', cm: 'length', 'cm³': 'length' } as const;

function overloadOf(pallet: Pallet, box: Box): Overload | undefined {
  const checks: Overload[] = [
    { used: pallet.boxes_volume, maximum: pallet.max_volume, unit: 'cm³' },
    { used: pallet.boxes_weight, maximum: pallet.max_weight, unit: 'kg' },
    { used: box.length, maximum: pallet.max_length, unit: 'cm' },
    { used: box.width, maximum: pallet.max_width, unit: 'cm' },
    { used: box.height, maximum: pallet.max_height, unit: 'cm' },
  ];
  return checks.find(({ used, maximum }) => compare(used, maximum) > 0);
}

const OVERRIDE = 'pallet.all.update';

/** Loading a pallet beyond its limits needs a right of its own. */
async function allowOverload(ctx: Context, id: number, over: Overload): Promise<void> {
  if (!ctx.actor.permissions.has(OVERRIDE)) throw forbidden(OVERRIDE);
  await updateRow(ctx, 'pallets', id, { overload_allowed_at: ctx.now });
  ctx.log({ logable_type: 'pallet', logable_id: id, type_id: 'write', content: { overload_allowed: over } });
}
