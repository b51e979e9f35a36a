import { sql } from 'kysely';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { attachLadingBills as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import type { Context } from '#kernel/context.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { bannedOnBills } from '../movement/box-bans.ts';
import { lockBills, planBills } from '../lading-bill/plan-bills.ts';
import { readContainer } from './container.queries.ts';
import { lockContainer } from './lock-container.ts';

/** Plans lading bills for a container with the same route. */
export const attachLadingBills: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const container = await lockContainer(ctx, id, version);
  requireAction(containerMachine, 'attach', container);
  for (const bill of await lockBills(ctx, body.lading_bill_ids)) {
    const named = { lading_bill_id: bill.name };
    const details = { lading_bill_id: bill.id };
    if (bill.container_id !== null && bill.container_id !== id)
      throw new Refusal('bill_in_container', {
        values: { ...named, container_id: bill.container_name },
        details: { ...details, container_id: bill.container_id },
      });
    const fits =
      bill.shipment_method_id === container.shipment_method_id &&
      bill.from_area_id === container.from_area_id &&
      bill.to_area_id === container.to_area_id;
    if (!fits) throw refuseField('lading_bill_ids', 'route_mismatch', named, details);
  }
  await requireAllowed(ctx, body.lading_bill_ids);
  await planBills(ctx, body.lading_bill_ids, id);
  ctx.log({
    logable_type: 'container',
    logable_id: id,
    type_id: 'write',
    content: { attached: body.lading_bill_ids },
  });
  return readContainer(ctx, id);
};

/** Goods may have been banned since they were put on their bill; they are refused here, before loading. */
async function requireAllowed(ctx: Context, bills: readonly number[]): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ boxes: number[] }>`
    select ${bannedOnBills(sql`l.id = any(${[...bills]}::bigint[])`)} as boxes`.execute(ctx.db);
  const { boxes } = found!;
  if (boxes.length === 0) return;
  const numbers = boxes.map((id) => documentNumber('box', id));
  throw refuseField('lading_bill_ids', 'goods_banned', { boxes: numbers }, { boxes });
}
