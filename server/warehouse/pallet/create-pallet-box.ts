import { sql } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createPalletBox as endpoint } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { lockMeasures, lockPallets, readLoad, requireCapacity } from './pallet-capacity.ts';
import { readWrittenPallet } from './pallet.queries.ts';

/** Puts loose boxes on a pallet of their area. */
export const createPalletBox: Handler<typeof endpoint> = async (ctx, { body }) => {
  await addToPallet(ctx, body);
  return readWrittenPallet(ctx, body.pallet_id);
};

/** Moves loose boxes to a pallet with enough capacity. */
export async function addToPallet(
  ctx: Context,
  { pallet_id, box_id, quantity, override }: BodyOf<typeof endpoint>,
): Promise<void> {
  const box = await lockMeasures(ctx, box_id);
  await lockPallets(ctx, [pallet_id]);
  const pallet = await readLoad(ctx, pallet_id);
  const { area_id } = pallet;
  await requireLooseThere(ctx, { box_id, pallet_id, area_id });
  await requireCapacity(ctx, pallet, box, { quantity, override });
  await moveBoxes(ctx, [
    {
      box_id,
      from: { kind: 'loose', area_id },
      to: { kind: 'pallet', area_id, pallet_id },
      quantity,
      reason: 'put_away',
    },
  ]);
  await updateRow(ctx, 'pallets', pallet_id, {});
}

/** Distinguishes boxes in another area from boxes on another pallet; the ledger checks the loose quantity. */
async function requireLooseThere(
  ctx: Context,
  { box_id, pallet_id, area_id }: { box_id: number; pallet_id: number; area_id: number },
): Promise<void> {
  const { rows: here } = await sql<{ pallet_id: number | null }>`
    select p.pallet_id
    from box_stock s
    join places p on p.id = s.place_id
    where s.box_id = ${box_id} and s.quantity > 0 and p.area_id = ${area_id}
    order by p.id`.execute(ctx.db);
  if (here.length === 0) throw refuseField('box_id', 'box_not_in_area', { box_id }, { area_id });
  if (here.some((place) => place.pallet_id === null)) return;
  const elsewhere = here.find((place) => place.pallet_id !== pallet_id);
  if (elsewhere !== undefined)
    throw refuseField(
      'box_id',
      'box_on_other_pallet',
      { pallet_id: elsewhere.pallet_id },
      { pallet_id: elsewhere.pallet_id },
    );
}
