import type { updateBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { lockLine, requireNotLoaded, requireMayGo, requireOwned, requireOwner } from './bill-line.ts';
import { readLadingBill, requireOpenTerms } from './lading-bill.queries.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/** Changes quantity or charged measure of a line. */
export const updateBoxLadingBill: Handler<typeof endpoint> = async (ctx, { params, body, version }) => {
  const line = await lockLine(ctx, params.id, version);
  const { lading_bill_id, box_id, order_id } = line;
  await lockBoxes(ctx, [box_id]);
  // What a line is charged by is a term of the bill; its boxes are what is shipped.
  const { type_freight_charge } = body;
  if (type_freight_charge !== undefined && type_freight_charge !== line.type_freight_charge)
    await requireOpenTerms(ctx, lading_bill_id);
  const more = (body.quantity ?? line.quantity) - line.quantity;
  if (more > 0) {
    requireOwned((await requireOwner(ctx, box_id, order_id)).free, more);
    await requireMayGo(ctx, { box_id, lading_bill_id, more });
  }
  if (more < 0) await requireNotLoaded(ctx, line, -more);
  await updateRow(ctx, 'box_lading_bills', params.id, body);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: lading_bill_id,
    type_id: 'write',
    content: { box_id, order_id, ...body },
  });
  await rateLadingBill(ctx, lading_bill_id, 'lading_bill_changed');
  return readLadingBill(ctx, lading_bill_id);
};
