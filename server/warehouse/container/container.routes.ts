import { sql } from 'kysely';
import * as endpoints from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { insertRow, updateRow } from '#kernel/crud/resource-routes.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { containerSource, readContainer } from './container.queries.ts';
import { cutOffContainer, lockContainer, openContainer } from './cut-off.ts';
import { undesiredBoxes } from './cut-off-blockers.ts';
import { createInPicker, createOutPicker } from './pick-boxes.ts';

type PickerRow = RowOf<typeof endpoints.listOutPickers>;
/** Scans are movements of boxes: the ledger is the list. */
const pickers = (place: 'to_place_id' | 'from_place_id', reason: string) =>
  defineListSource<PickerRow>({
    from: sql`box_moves m join places p on p.id = m.${sql.ref(place)} and p.kind = 'container'
      and m.reason = ${sql.lit(reason)} join containers c on c.id = p.container_id`,
    select: sql`m.id, p.container_id, m.box_id, m.quantity, m.created_at, m.created_by`,
    key: 'm.id',
    access: containerSource.access,
    filters: { container_id: 'p.container_id' },
  });
const outPickers = pickers('to_place_id', 'load');
const inPickers = pickers('from_place_id', 'unload');

interface BillFacts {
  id: number;
  container_id: number | null;
  fits: boolean;
}

async function lockBills(
  ctx: Context,
  ids: readonly number[],
  container: { from_area_id: number; to_area_id: number; shipment_method_id: string },
): Promise<BillFacts[]> {
  const { rows } =
    await sql<BillFacts>`select id, container_id, shipment_method_id = ${container.shipment_method_id}
      and from_area_id = ${container.from_area_id} and to_area_id = ${container.to_area_id} as fits
    from lading_bills where id = any(${ids}::bigint[]) and organization_id = ${ctx.organizationId} order by id
    for no key update`.execute(ctx.db);
  const missing = ids.findIndex((id) => !rows.some((bill) => bill.id === id));
  if (missing >= 0) throw unknownReference(`lading_bill_ids.${missing}`, ids[missing]);
  return rows;
}

async function requireReferences(
  ctx: Context,
  body: {
    shipment_method_id: string;
    type_id?: string | null | undefined;
    from_area_id: number;
    to_area_id: number;
  },
): Promise<{ max_volume: string; max_weight: string } | undefined> {
  const {
    rows: [found],
  } = await sql<{
    method: boolean;
    origin: boolean;
    destination: boolean;
    type: { max_volume: string; max_weight: string } | null;
  }>`
    select exists (select from shipment_methods where id = ${body.shipment_method_id}) as method,
      exists (select from areas where id = ${body.from_area_id}) as origin,
      exists (select from areas where id = ${body.to_area_id} and id <> ${body.from_area_id}) as destination,
      (select jsonb_build_object('max_volume', max_volume::text, 'max_weight', max_weight::text)
      from container_types where id = ${body.type_id ?? null}::text) as type`.execute(ctx.db);
  if (!found!.method) throw unknownReference('shipment_method_id', body.shipment_method_id);
  if (!found!.origin) throw unknownReference('from_area_id', body.from_area_id);
  if (!found!.destination) throw unknownReference('to_area_id', body.to_area_id);
  if (body.type_id != null && found!.type === null) throw unknownReference('type_id', body.type_id);
  return found!.type ?? undefined;
}

export const routes = [
  route(endpoints.listContainers, (ctx, { list }) =>
    listRows(ctx, endpoints.listContainers.list, containerSource, list),
  ),
  route(endpoints.getContainer, (ctx, { params }) => readContainer(ctx, params.id)),
  route(endpoints.createContainer, async (ctx, { body }) => {
    const type = await requireReferences(ctx, body);
    const limits = {
      total_max_volume: body.total_max_volume ?? type?.max_volume ?? '0',
      total_max_weight: body.total_max_weight ?? type?.max_weight ?? '0',
    };
    const id = Number(
      await insertRow(ctx, 'containers', {
        ...body,
        ...limits,
        organization_id: ctx.organizationId,
        created_by: ctx.actor.id,
      }),
    );
    ctx.log({ logable_type: 'container', logable_id: id, type_id: 'created', content: body });
    ctx.announce('changed', { type: 'container', id });
    return readContainer(ctx, id);
  }),
  route(endpoints.updateContainer, async (ctx, { params, body, version }) => {
    const container = await lockContainer(ctx, params.id, version);
    if (container.had_cut_off) throw new Refusal('container_is_cut_off');
    await updateRow(ctx, 'containers', params.id, body);
    ctx.log({ logable_type: 'container', logable_id: params.id, type_id: 'write', content: body });
    return readContainer(ctx, params.id);
  }),
  route(endpoints.attachLadingBills, async (ctx, { params, body, version }) => {
    const container = await lockContainer(ctx, params.id, version);
    if (container.had_cut_off) throw new Refusal('container_is_cut_off');
    for (const bill of await lockBills(ctx, body.lading_bill_ids, container)) {
      if (bill.container_id !== null && bill.container_id !== params.id)
        throw new Refusal('bill_in_container', {
          values: { lading_bill_id: bill.id, container_id: bill.container_id },
          details: { lading_bill_id: bill.id, container_id: bill.container_id },
        });
      if (!bill.fits)
        throw refuseField(
          'lading_bill_ids',
          'route_mismatch',
          { lading_bill_id: bill.id },
          { lading_bill_id: bill.id },
        );
    }
    await sql`update lading_bills set container_id = ${params.id}, version = version + 1, updated_at = now()
      where id = any(${body.lading_bill_ids}::bigint[])`.execute(ctx.db);
    ctx.log({
      logable_type: 'container',
      logable_id: params.id,
      type_id: 'write',
      content: { attached: body.lading_bill_ids },
    });
    return readContainer(ctx, params.id);
  }),
  route(endpoints.detachLadingBills, async (ctx, { params, body, version }) => {
    const container = await lockContainer(ctx, params.id, version);
    if (container.had_cut_off) throw new Refusal('container_is_cut_off');
    const bills = await lockBills(ctx, body.lading_bill_ids, container);
    const foreign = bills.find(({ container_id }) => container_id !== params.id);
    if (foreign !== undefined) throw unknownReference('lading_bill_ids', foreign.id);
    await sql`update lading_bills set container_id = null, version = version + 1, updated_at = now()
      where id = any(${body.lading_bill_ids}::bigint[])`.execute(ctx.db);
    const {
      rows: [left],
    } = await undesiredBoxes(params.id).execute(ctx.db);
    if (left !== undefined) throw new Refusal('bill_is_loaded', { details: { ...left } });
    ctx.log({
      logable_type: 'container',
      logable_id: params.id,
      type_id: 'write',
      content: { detached: body.lading_bill_ids },
    });
    return readContainer(ctx, params.id);
  }),
  route(endpoints.cutOffContainer, cutOffContainer),
  route(endpoints.openContainer, openContainer),
  route(endpoints.listUndesiredBoxes, async (ctx, { params }) => {
    await findRow(ctx, containerSource, params.id);
    return { data: (await undesiredBoxes(params.id).execute(ctx.db)).rows };
  }),
  route(endpoints.listOutPickers, (ctx, { list }) =>
    listRows(ctx, endpoints.listOutPickers.list, outPickers, list),
  ),
  route(endpoints.listInPickers, (ctx, { list }) =>
    listRows(ctx, endpoints.listInPickers.list, inPickers, list),
  ),
  route(endpoints.createOutPicker, createOutPicker),
  route(endpoints.createInPicker, createInPicker),
  lookupRoute(endpoints.listContainerTypes, {
    table: 'container_types',
    extra: { max_volume: 'max_volume', max_weight: 'max_weight' },
    position: 'id',
  }),
];
