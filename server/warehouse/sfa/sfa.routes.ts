import { sql } from 'kysely';
import type { z } from 'zod';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import {
  createSfaReceipt,
  listSfaReceipts,
  sfa,
  type sfaRow,
} from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { keysHolding } from '#kernel/list/text-index.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { receiveItems } from '../../order/receiving/receive-items.ts';
import { workArea } from '../movement/work-area.ts';

const access = (ctx: Context) =>
  rowAccess(ctx, { organization: 's.organization_id', owners: ['s.created_by'] });

const findSfas = (text: string) =>
  keysHolding('s.id', sql`sfas s`, ['s.tracking_code'], normaliseTracking(text));

export const sfaSource = defineListSource<z.output<typeof sfaRow>>({
  from: sql`sfas s`,
  select: sql`s.id, s.area_id, s.tracking_id, s.tracking_code, s.quantity, s.received_quantity,
    s.quantity - s.received_quantity as untested_quantity, s.shipping_fee, s.coupon, s.arrival_date,
    s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access,
  filters: { tracking_code: ([code = '']) => contains('s.tracking_code', normaliseTracking(code)) },
  search: (text) => contains('s.tracking_code', normaliseTracking(text)),
  found: { q: findSfas, tracking_code: findSfas },
  includes: {
    purchase_items: hasMany(
      'purchase_items',
      'tracking_id',
      (ids) => sql`select pt.tracking_id as parent, i.id, i.purchase_id, i.product_id, g.name as product_name,
        i.quantity, i.received_quantity, x.name as supplier_name
      from purchase_trackings pt join purchases p on p.id = pt.purchase_id and p.cancelled_at is null
      join suppliers x on x.id = p.supplier_id join purchase_items i on i.purchase_id = p.id
      join products g on g.id = i.product_id
      where pt.tracking_id = any(${ids}) order by i.id`,
    ),
  },
});

const receiptSource = defineListSource<RowOf<typeof listSfaReceipts>>({
  from: sql`sfa_receipts r join sfas s on s.id = r.sfa_id`,
  select: sql`r.id, r.sfa_id, r.packages, r.created_at,
    coalesce((select jsonb_agg(jsonb_build_object('purchase_item_id', i.purchase_item_id, 'quantity',
      i.quantity::text, 'product_name', g.name) order by i.purchase_item_id)
    from sfa_receipt_items i join purchase_items p on p.id = i.purchase_item_id
    join products g on g.id = p.product_id where i.sfa_receipt_id = r.id), '[]') as items`,
  key: 'r.id',
  access,
});

/** The tracking of a code; the warehouse meets parcels that nobody announced. */
async function findOrMakeTracking(ctx: Context, typed: string): Promise<{ id: number; code: string }> {
  const code = normaliseTracking(typed);
  if (code === '') throw refuseField('tracking_code', 'invalid_fields');
  const {
    rows: [tracking],
  } = await sql<{
    id: number;
  }>`insert into trackings (organization_id, code, value, created_by)
    values (${ctx.organizationId}, ${code}, ${typed}, ${ctx.actor.id})
    on conflict (organization_id, code) do update set updated_at = now() returning id`.execute(ctx.db);
  const {
    rows: [taken],
  } = await sql`select 1 from sfas where organization_id = ${ctx.organizationId}
      and tracking_code = ${code}`.execute(ctx.db);
  if (taken !== undefined) throw refuseField('tracking_code', 'sfa_exists');
  return { id: tracking!.id, code };
}

/**
 * A shipping fee paid on arrival is owed to the supplier whose goods came; without a known purchase it is
 * only noted.
 */
async function chargeShipping(ctx: Context, id: string | number): Promise<void> {
  const {
    rows: [fee],
  } = await sql<{
    shipping_fee: string;
    supplier_id: number | null;
  }>`select s.shipping_fee, (select p.supplier_id from purchase_trackings pt
    join purchases p on p.id = pt.purchase_id
    where pt.tracking_id = s.tracking_id order by p.id limit 1) as supplier_id from sfas s
    where s.id = ${id}`.execute(ctx.db);
  if (fee?.supplier_id == null) return;
  const {
    rows: [known],
  } = await sql`select 1 from charges where sfa_id = ${id}`.execute(ctx.db);
  if (isPositive(fee.shipping_fee) || known !== undefined)
    await setChargeTotals(ctx, [
      {
        kind: 'sfa_shipping',
        currency_id: 'JPY',
        party_type: 'supplier',
        party_id: fee.supplier_id,
        sfa_id: Number(id),
        total: fee.shipping_fee,
      },
    ]);
}

const { list, get, create, update } = resourceRoutes(sfa, {
  table: 'sfas',
  name: 'sfa',
  source: sfaSource,
  async created(ctx, body) {
    const tracking = await findOrMakeTracking(ctx, String(body.tracking_code));
    return {
      area_id: await workArea(ctx, 'origin', body.area_id as number | undefined),
      organization_id: ctx.organizationId,
      created_by: ctx.actor.id,
      tracking_id: tracking.id,
      tracking_code: tracking.code,
    };
  },
  written: chargeShipping,
});

export const routes = [
  list,
  get,
  create,
  update,
  route(listSfaReceipts, (ctx, { list: query }) => listRows(ctx, listSfaReceipts.list, receiptSource, query)),
  route(createSfaReceipt, async (ctx, { body }) => {
    const {
      rows: [inbound],
    } = await sql<{
      tracking_id: number;
    }>`select tracking_id from sfas where id = ${body.sfa_id} and organization_id = ${ctx.organizationId}
      for no key update`.execute(ctx.db);
    if (inbound === undefined) throw unknownReference('sfa_id', body.sfa_id);
    await receiveItems(ctx, body.items, 'tallied');
    await sql`update sfas set received_quantity = received_quantity + ${body.packages}, version = version + 1,
      updated_at = now() where id = ${body.sfa_id}`.execute(ctx.db);
    await sql`update trackings set received_at = coalesce(received_at, ${ctx.now}), checked_at = case
      when ${body.items.length > 0} then coalesce(checked_at, ${ctx.now})
        else checked_at end, version = version + 1, updated_at = now()
      where id = ${inbound.tracking_id}`.execute(ctx.db);
    const {
      rows: [made],
    } = await sql<{
      id: number;
    }>`insert into sfa_receipts (sfa_id, packages, created_by)
      values (${body.sfa_id}, ${body.packages}, ${ctx.actor.id}) returning id`.execute(ctx.db);
    await sql`insert into sfa_receipt_items (sfa_receipt_id, purchase_item_id, quantity)
      select ${made!.id}, purchase_item_id, sum(quantity)
      from jsonb_to_recordset(${JSON.stringify(body.items)}::jsonb) as i (purchase_item_id bigint,
        quantity numeric) group by 2`.execute(ctx.db);
    ctx.log({
      logable_type: 'sfa',
      logable_id: body.sfa_id,
      type_id: 'write',
      content: { tallied: body.packages, items: body.items },
    });
    return findRow(ctx, receiptSource, made!.id);
  }),
];
