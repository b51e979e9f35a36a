import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import * as endpoints from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { insertRow, updateRow } from '#kernel/crud/resource-routes.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { listRows, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { moveBoxes } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';
import { boxSource, readBox } from './box.queries.ts';

interface Product {
  product_id: string;
  quantity: string;
  expiry_date?: string | null;
}
interface BoxState {
  area_id: number;
  duplicate: number;
  distributed_quantity: number;
  closed_at: string | null;
  filled: boolean;
  away: boolean;
  on_way: boolean;
}

const stateColumns = sql<BoxState>`b.area_id, b.duplicate, b.distributed_quantity, b.closed_at, exists (select
  from box_items i where i.box_id = b.id) as filled,
  exists (select from box_moves m where m.box_id = b.id and m.reason not in ('packed', 'repacked')) as away,
  exists (select from box_lading_bills l join lading_bills x on x.id = l.lading_bill_id
  join containers c on c.id = x.container_id where l.box_id = b.id and c.had_cut_off)
    or exists (select from goods_delivery_boxes g join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = b.id and d.status_id = 'shipping') as on_way`;
const lockBox = (ctx: Context, id: number, version: number | undefined) =>
  lockRow<BoxState>(ctx, boxSource, { id, version, columns: stateColumns });

/** Replaces the contents of a box; quantities are of one box. */
async function setItems(ctx: Context, boxId: number, products: readonly Product[]): Promise<void> {
  const ids = products.map(({ product_id }) => product_id);
  const {
    rows: [missing],
  } = await sql<{
    id: string;
  }>`select w.id from unnest(${ids}::text[]) as w (id) where not exists (select from products p
    where p.id = w.id) limit 1`.execute(ctx.db);
  if (missing !== undefined)
    throw unknownReference(`products.${ids.indexOf(missing.id)}.product_id`, missing.id);
  await sql`delete from box_items where box_id = ${boxId}`.execute(ctx.db);
  await sql`insert into box_items (box_id, product_id, quantity, expiry_date)
    select ${boxId}, product_id, quantity, expiry_date
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (product_id text, quantity numeric,
      expiry_date date)`.execute(ctx.db);
}

const moves = defineListSource<RowOf<typeof endpoints.listBoxMoves>>({
  from: sql`box_moves m join places f on f.id = m.from_place_id join places t on t.id = m.to_place_id
    join boxes b on b.id = m.box_id`,
  select: sql`m.id, m.box_id, m.quantity, m.reason, m.document_type, m.document_id, m.created_by,
    m.created_at,
    jsonb_build_object('kind', f.kind, 'area_id', f.area_id, 'pallet_id', f.pallet_id, 'container_id',
      f.container_id) as "from",
    jsonb_build_object('kind', t.kind, 'area_id', t.area_id, 'pallet_id', t.pallet_id, 'container_id',
      t.container_id) as "to"`,
  key: 'm.id',
  access: boxSource.access,
});

export const routes = [
  route(endpoints.listBoxes, (ctx, { list }) => listRows(ctx, endpoints.listBoxes.list, boxSource, list)),
  route(endpoints.getBox, (ctx, { params, include }) => readBox(ctx, params.id, include)),
  route(endpoints.listBoxMoves, (ctx, { list }) => listRows(ctx, endpoints.listBoxMoves.list, moves, list)),
  lookupRoute(endpoints.listBoxTags, { table: 'box_tags', position: 'id' }),
  route(endpoints.createBox, async (ctx, { body }) => {
    const { products, packed, sfa_id, area_id, ...measures } = body;
    if (packed && products.length === 0)
      throw new Refusal('box_is_empty', { fields: { products: [{ problem: 'required' }] } });
    const inbound =
      sfa_id == null
        ? undefined
        : (
            await sql<{
              area_id: number;
            }>`select area_id from sfas
              where id = ${sfa_id} and organization_id = ${ctx.organizationId}`.execute(ctx.db)
          ).rows[0];
    if (sfa_id != null && inbound === undefined) throw unknownReference('sfa_id', sfa_id);
    const area = inbound?.area_id ?? (await workArea(ctx, 'origin', area_id));
    const id = Number(
      await insertRow(ctx, 'boxes', {
        ...measures,
        sfa_id: sfa_id ?? null,
        area_id: area,
        organization_id: ctx.organizationId,
        created_by: ctx.actor.id,
        closed_at: packed ? ctx.now : null,
      }),
    );
    await setItems(ctx, id, products);
    await moveBoxes(ctx, [
      {
        box_id: id,
        from: { kind: 'supplier' },
        to: { kind: 'loose', area_id: area },
        quantity: measures.duplicate,
        reason: 'packed',
      },
    ]);
    ctx.log({ logable_type: 'box', logable_id: id, type_id: 'created', content: body });
    ctx.announce('changed', { type: 'box', id });
    return readBox(ctx, id);
  }),
  route(endpoints.updateBox, async (ctx, { params, body, version }) => {
    const box = await lockBox(ctx, params.id, version);
    if (box.closed_at !== null) throw new Refusal('box_is_closed');
    const { products, ...fields } = body;
    if (body.duplicate !== undefined && body.duplicate < box.distributed_quantity)
      throw new Refusal('box_in_use', { details: { distributed_quantity: box.distributed_quantity } });
    if (Object.keys(fields).length > 0) await updateRow(ctx, 'boxes', params.id, fields);
    if (products !== undefined) await setItems(ctx, params.id, products);
    const change = (body.duplicate ?? box.duplicate) - box.duplicate;
    const loose = { kind: 'loose' as const, area_id: box.area_id };
    if (change > 0)
      await moveBoxes(ctx, [
        { box_id: params.id, from: { kind: 'supplier' }, to: loose, quantity: change, reason: 'repacked' },
      ]);
    if (change < 0)
      await moveBoxes(ctx, [
        { box_id: params.id, from: loose, to: { kind: 'supplier' }, quantity: -change, reason: 'repacked' },
      ]);
    ctx.log({ logable_type: 'box', logable_id: params.id, type_id: 'write', content: body });
    return readBox(ctx, params.id);
  }),
  route(endpoints.closeBox, async (ctx, { params, version }) => {
    const box = await lockBox(ctx, params.id, version);
    if (!box.filled) throw new Refusal('box_is_empty');
    if (box.closed_at === null) await updateRow(ctx, 'boxes', params.id, { closed_at: ctx.now });
    ctx.log({ logable_type: 'box', logable_id: params.id, type_id: 'write', content: { closed: true } });
    return readBox(ctx, params.id);
  }),
  route(endpoints.openBox, async (ctx, { params, version }) => {
    const box = await lockBox(ctx, params.id, version);
    if (box.on_way) throw new Refusal('box_in_use');
    await updateRow(ctx, 'boxes', params.id, { closed_at: null });
    ctx.log({ logable_type: 'box', logable_id: params.id, type_id: 'write', content: { closed: false } });
    return readBox(ctx, params.id);
  }),
  route(endpoints.deleteBox, async (ctx, { params, version }) => {
    const box = await lockBox(ctx, params.id, version);
    if (box.away || box.distributed_quantity > 0)
      throw new Refusal('box_in_use', { details: { distributed_quantity: box.distributed_quantity } });
    // The ledger of movements is never shortened: what was packed by mistake is written off.
    await moveBoxes(ctx, [
      {
        box_id: params.id,
        from: { kind: 'loose', area_id: box.area_id },
        to: { kind: 'scrap' },
        quantity: box.duplicate,
        reason: 'repacked',
      },
    ]);
    await updateRow(ctx, 'boxes', params.id, { scrapped_quantity: box.duplicate, closed_at: ctx.now });
    ctx.log({ logable_type: 'box', logable_id: params.id, type_id: 'deleted', content: {} });
  }),
];
