import { sql } from 'kysely';
import type { createLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { requireOwnCustomer } from '../../identity/user/require-own-customer.ts';
import { requireAllowedMovement } from '../movement/require-allowed-movement.ts';
import { readLadingBill } from './lading-bill.queries.ts';

/** Creates a bill of a customer for one route, without boxes. */
export const createLadingBill: Handler<typeof endpoint> = async (ctx, { body }) => {
  await requireOwnCustomer(ctx, body.customer_id);
  await requireAllowedMovement(ctx, body);
  const id = await insertRow(ctx, 'lading_bills', {
    ...body,
    name: body.name ?? (await nextName(ctx)),
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'lading_bill', logable_id: id, type_id: 'created', content: body });
  return readLadingBill(withoutRowLimits(ctx), id);
};

/** The next number of the month, `LB261100042`. */
async function nextName(ctx: Context): Promise<string> {
  const {
    rows: [next],
  } = await sql<{ number: number }>`select nextval('lading_bill_number') as number`.execute(ctx.db);
  const [year, month] = dayIn(ctx.now).slice(2).split('-');
  return `LB${year}${month}${String(next!.number).padStart(5, '0')}`;
}
