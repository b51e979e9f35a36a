import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { compactCode } from '@hakobu/contract/kernel/typed-code.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listSfaReceipts, sfaRow } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { sfaMachine } from '@hakobu/contract/warehouse/sfa/sfa.machine.ts';
import type { Context } from '#kernel/context.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { anyOf, never } from '#kernel/list/any-of.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { isNumber } from '#kernel/list/conditions.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { containsTracking } from '../../order/tracking/contains-tracking.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { productObject, productOfLine } from '../../product/product/product-of-line.ts';

const access = (ctx: Context) =>
  rowAccess(ctx, { organization: 's.organization_id', owners: ['s.created_by'] });

/** The quantity of a product of the parcel that lies in boxes. */
const packedOf = (product: RawBuilder<unknown>, sfa: RawBuilder<unknown>) =>
  sql`coalesce((select sum(x.quantity * (b.duplicate - b.scrapped_quantity)) from boxes b
    join box_items x on x.box_id = b.id where b.sfa_id = ${sfa} and x.product_id = ${product}), 0)`;

/** Packing waits for the parcel. Parcels of shipment orders have packages without purchased goods. */
const isUnpacked = sql`(s.received_quantity > 0 and (
  not exists (select from boxes b where b.sfa_id = s.id)
  or exists (select from sfa_receipts r join sfa_receipt_items i on i.sfa_receipt_id = r.id
    join purchase_items p on p.id = i.purchase_item_id where r.sfa_id = s.id
    group by p.product_id having sum(i.quantity) > ${packedOf(sql`p.product_id`, sql`s.id`)})))`;

/** True where something of the fee of parcel `s` is paid or recorded as payable. */
const hasSettledFee = sql`exists (select from charges c
    where c.sfa_id = s.id and (c.resolved <> 0 or c.debited <> 0))`;

export const sfaSource = defineListSource<z.output<typeof sfaRow>>({
  from: sql`sfas s`,
  select: sql`s.id, s.area_id, s.tracking_id, s.tracking_code, s.quantity, s.received_quantity,
    s.quantity - s.received_quantity as untested_quantity, s.shipping_fee, s.coupon, s.arrival_date,
    s.created_at, s.updated_at, s.version, ${hasSettledFee} as is_shipping_fee_fixed`,
  key: 's.id',
  access,
  within: (ctx) => inWarehouse(ctx, 's.area_id'),
  filters: {
    tracking_code: ([code = '']) => containsTracking('s.search_text', code),
    untallied: ([wanted]) =>
      wanted === 'true'
        ? sql<SqlBool>`s.received_quantity < s.quantity`
        : sql<SqlBool>`s.received_quantity >= s.quantity`,
    unpacked: ([wanted]) => sql<SqlBool>`${isUnpacked} = ${wanted === 'true'}`,
  },
  search: (text) =>
    anyOf([
      isNumber('s.id', 'sfa', text),
      // Up to three digits are the number of a parcel, because they occur in too many tracking numbers.
      /^\d{1,3}$/.test(compactCode(text)) ? never : containsTracking('s.search_text', text),
    ]),
  includes: {
    purchase_items: hasMany(
      'purchase_items',
      'tracking_id',
      (ids) => sql`select pt.tracking_id as parent, i.id, i.purchase_id, i.product_id, ${productOfLine('g')},
        i.quantity, i.received_quantity, x.name as supplier_name, array(
          select distinct l.order_id from purchase_item_sources f join order_items l on l.id = f.order_item_id
          where f.purchase_item_id = i.id order by 1) as order_ids
      from purchase_trackings pt join purchases p on p.id = pt.purchase_id and p.cancelled_at is null
      join suppliers x on x.id = p.supplier_id join purchase_items i on i.purchase_id = p.id
      join products g on g.id = i.product_id
      where pt.tracking_id = any(${ids}) order by i.id`,
    ),
    contents: hasMany(
      'contents',
      'id',
      (ids) => sql`select t.sfa_id as parent, t.product_id, ${productOfLine('g')}, t.tallied,
        ${packedOf(sql`t.product_id`, sql`t.sfa_id`)} as packed
      from (select r.sfa_id, p.product_id, sum(i.quantity) as tallied
        from sfa_receipts r join sfa_receipt_items i on i.sfa_receipt_id = r.id
        join purchase_items p on p.id = i.purchase_item_id
        where r.sfa_id = any(${ids}) group by 1, 2) as t
      join products g on g.id = t.product_id order by t.product_id`,
    ),
  },
  async always(ctx, rows) {
    const rights = await rowRights(ctx, sfaSource, sfaMachine, rows);
    for (const row of rows) row.actions = actionsOf(rights(row.id), sfaMachine, row);
  },
});

export const sfaReceiptSource = defineListSource<RowOf<typeof listSfaReceipts>>({
  from: sql`sfa_receipts r join sfas s on s.id = r.sfa_id`,
  select: sql`r.id, r.sfa_id, s.tracking_code, r.packages, r.created_at,
    coalesce((select jsonb_agg(jsonb_build_object(
        'purchase_item_id', i.purchase_item_id, 'purchase_id', p.purchase_id, 'quantity', i.quantity::text)
        || ${productObject('g')} order by i.purchase_item_id)
    from sfa_receipt_items i join purchase_items p on p.id = i.purchase_item_id
    join products g on g.id = p.product_id where i.sfa_receipt_id = r.id), '[]') as items`,
  key: 'r.id',
  sorts: asNumbered('r.id'),
  access,
  filters: {
    /** Inbound items in which lines of a purchase were tallied. */
    purchase_id: (ids) =>
      sql<SqlBool>`r.id in (select x.sfa_receipt_id from sfa_receipt_items x
        join purchase_items p on p.id = x.purchase_item_id where p.purchase_id = any(${ids}::bigint[]))`,
  },
  within: (ctx) => inWarehouse(ctx, 's.area_id'),
});
