import { sql } from 'kysely';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import * as endpoints from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { seeingAll, dayIn, type Context } from '#kernel/context.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { insertRow, updateRow } from '#kernel/crud/resource-routes.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { recordDebt } from '../../accounting/debit/record-debt.ts';
import { requireCustomer } from '../../identity/user/user.queries.ts';
import { createBoxLadingBill, deleteBoxLadingBill, updateBoxLadingBill } from './bill-boxes.ts';
import { boxLadingBillSource, ladingBillSource, readLadingBill } from './lading-bill.queries.ts';
import { lockBill, lockOpenBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

async function requireRoute(
  ctx: Context,
  {
    shipment_method_id,
    from_area_id,
    to_area_id,
  }: { shipment_method_id: string; from_area_id: number; to_area_id: number },
): Promise<void> {
  const {
    rows: [found],
  } = await sql<{
    method: boolean;
    origin: boolean;
    destination: boolean;
  }>`select exists (select from shipment_methods where id = ${shipment_method_id}) as method,
    exists (select from areas where id = ${from_area_id}) as origin, exists (select from areas
    where id = ${to_area_id} and id <> ${from_area_id}) as destination`.execute(ctx.db);
  if (!found!.method) throw unknownReference('shipment_method_id', shipment_method_id);
  if (!found!.origin) throw unknownReference('from_area_id', from_area_id);
  if (!found!.destination) throw unknownReference('to_area_id', to_area_id);
}

/** Puts everything unsolved of the bill's freight on debt, order by order. */
async function debitBill(ctx: Context, id: number): Promise<void> {
  const charges = (await lockCharges(ctx, { kinds: ['freight'], lading_bill_ids: [id] })).filter(
    ({ unsolved }) => isPositive(unsolved),
  );
  if (charges.length === 0) throw new Refusal('nothing_unsolved', { details: { lading_bill_id: id } });
  await recordDebt(
    ctx,
    charges.map((charge) => ({ charge, amount: charge.unsolved })),
    { kind: 'debit', voucher_date: dayIn(ctx.now) },
  );
  ctx.report(
    'order',
    charges.map(({ order_id }) => order_id!),
    'freight_debited',
  );
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: id,
    type_id: 'write',
    content: { action_debit: charges.map(({ order_id, unsolved }) => ({ order_id, amount: unsolved })) },
  });
}

export const routes = [
  route(endpoints.listLadingBills, (ctx, { list }) =>
    listRows(ctx, endpoints.listLadingBills.list, ladingBillSource, list),
  ),
  route(endpoints.getLadingBill, (ctx, { params, include }) => readLadingBill(ctx, params.id, include)),
  route(endpoints.createLadingBill, async (ctx, { body }) => {
    await requireCustomer(ctx, body.customer_id);
    await requireRoute(ctx, body);
    const {
      rows: [next],
    } = await sql<{
      name: string;
    }>`select 'LB' || ${dayIn(ctx.now).slice(2, 7).replace('-', '')}::text ||
      lpad(nextval('lading_bill_number')::text, 5, '0') as name`.execute(ctx.db);
    const id = Number(
      await insertRow(ctx, 'lading_bills', {
        ...body,
        name: body.name ?? next!.name,
        organization_id: ctx.organizationId,
        created_by: ctx.actor.id,
      }),
    );
    ctx.log({ logable_type: 'lading_bill', logable_id: id, type_id: 'created', content: body });
    ctx.announce('changed', { type: 'lading_bill', id });
    return readLadingBill(seeingAll(ctx), id);
  }),
  route(endpoints.updateLadingBill, async (ctx, { params, body, version }) => {
    const { action_debit, name, ...terms } = body;
    const changes = Object.keys(terms).length > 0;
    await (changes ? lockOpenBill : lockBill)(ctx, params.id, version);
    if (changes || name !== undefined) {
      await updateRow(ctx, 'lading_bills', params.id, { ...terms, ...(name == null ? {} : { name }) });
      ctx.log({
        logable_type: 'lading_bill',
        logable_id: params.id,
        type_id: 'write',
        content: { ...terms, ...(name == null ? {} : { name }) },
      });
    }
    if (changes) await rateLadingBill(ctx, params.id, 'lading_bill_changed');
    if (action_debit) await debitBill(ctx, params.id);
    return readLadingBill(ctx, params.id);
  }),
  route(endpoints.deleteLadingBill, async (ctx, { params, version }) => {
    const bill = await lockOpenBill(ctx, params.id, version);
    if (bill.container_id !== null)
      throw new Refusal('bill_in_container', {
        values: { lading_bill_id: params.id, container_id: bill.container_id },
      });
    const charges = await lockCharges(ctx, { kinds: ['freight'], lading_bill_ids: [params.id] });
    if (charges.some(({ resolved, debited }) => isPositive(resolved) || isPositive(debited)))
      throw new Refusal('bill_has_payments', { details: { lading_bill_id: params.id } });
    await sql`delete from box_lading_bills where lading_bill_id = ${params.id}`.execute(ctx.db);
    await sql`delete from charges where lading_bill_id = ${params.id}`.execute(ctx.db);
    await sql`delete from lading_bills where id = ${params.id}`.execute(ctx.db);
    ctx.report(
      'order',
      charges.map(({ order_id }) => order_id!),
      'lading_bill_deleted',
    );
    ctx.log({ logable_type: 'lading_bill', logable_id: params.id, type_id: 'deleted', content: {} });
  }),
  route(endpoints.listBoxLadingBills, (ctx, { list }) =>
    listRows(ctx, endpoints.listBoxLadingBills.list, boxLadingBillSource, list),
  ),
  route(endpoints.createBoxLadingBill, createBoxLadingBill),
  route(endpoints.updateBoxLadingBill, updateBoxLadingBill),
  route(endpoints.deleteBoxLadingBill, deleteBoxLadingBill),
  lookupRoute(endpoints.listFreightChargeTypes, { table: 'freight_charge_types' }),
];
