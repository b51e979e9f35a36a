import { sql } from 'kysely';
import type { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { contractMachine } from '@hakobu/contract/order/contract/contract.machine.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { nextSequenceNumber } from '#kernel/database/next-sequence-number.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireOwnCustomer } from '../../identity/user/require-own-customer.ts';
import { readContract } from './read-contract.ts';

/** Creates a contract as a draft. It takes effect when it is activated. */
export const createContract: Handler<typeof contract.create> = async (ctx, { body }) => {
  await requireOwnCustomer(ctx, body.customer_id);
  requireDays(body);
  const id = await insertRow(ctx, 'contracts', {
    ...body,
    id: await nextNumber(ctx),
    status_id: contractMachine.initial,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'contract', logable_id: id, type_id: 'created', content: body });
  return readContract(withoutRowLimits(ctx), id);
};

/** Refuses an end date before the start date. */
export function requireDays({
  start_date,
  end_date,
}: {
  start_date: string;
  end_date?: string | null | undefined;
}): void {
  if (end_date != null && end_date < start_date) throw refuseField('end_date', 'ends_before_start');
}

/** Contract number: `HD`, year and month, and a sequence number. */
async function nextNumber(ctx: Context): Promise<string> {
  const {
    rows: [next],
  } = await sql<{ id: string }>`
    select ${`HD${dayIn(ctx.now).slice(2, 7).replace('-', '')}`}::text
      || ${nextSequenceNumber('contract_number', 6)} as id`.execute(ctx.db);
  return next!.id;
}
