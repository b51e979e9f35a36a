import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { normaliseTracking, type listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { codeColumn, contains, defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { keysHolding } from '#kernel/list/text-index.ts';

const trackingCode = codeColumn('t.code');
const findTrackings = (text: string) =>
  keysHolding('t.id', sql`trackings t`, [trackingCode], normaliseTracking(text));

export const trackingSource = defineListSource<RowOf<typeof listTrackings>>({
  from: sql`trackings t`,
  select: sql`t.id, t.code, t.value, t.received_at is not null as received,
    t.checked_at is not null as checked, t.received_at, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: (ctx) => rowAccess(ctx, { organization: 't.organization_id', owners: ['t.created_by'] }),
  filters: {
    code: ([code = '']) => contains(trackingCode, normaliseTracking(code)),
    received: ([wanted]) => sql<SqlBool>`(t.received_at is not null) = ${wanted === 'true'}`,
  },
  search: (text) => contains(trackingCode, normaliseTracking(text)),
  found: { q: findTrackings, code: findTrackings },
  includes: {
    purchases: hasMany(
      'purchases',
      'id',
      (ids) => sql`select pt.tracking_id as parent, p.id, s.name as supplier_name from purchase_trackings pt
        join purchases p on p.id = pt.purchase_id
      join suppliers s on s.id = p.supplier_id where pt.tracking_id = any(${ids}) order by p.id`,
    ),
  },
});
