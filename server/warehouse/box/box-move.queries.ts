import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listBoxMoves } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { boxSource } from './box.queries.ts';

/** A place with the name of its container. */
const placeOf = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('kind', ${of('kind')}, 'area_id', ${of('area_id')}, 'pallet_id', ${of('pallet_id')},
    'container_id', ${of('container_id')}, 'container_name',
    (select c.name from containers c where c.id = ${of('container_id')}))`;
};

export const boxMoveSource = defineListSource<RowOf<typeof listBoxMoves>>({
  from: sql`box_moves m left join boxes b on b.id = m.box_id`,
  joins: sql`join places f on f.id = m.from_place_id join places t on t.id = m.to_place_id`,
  select: sql`m.id, m.box_id, m.quantity, m.reason, m.document_type, m.document_id, m.created_by,
    m.created_at,
    ${placeOf('f')} as "from", ${placeOf('t')} as "to"`,
  key: 'm.id',
  sorts: asNumbered('m.id'),
  access: boxSource.access,
  filters: {
    // The index of movements by document starts with the kind of document.
    document_id: (ids) => sql<SqlBool>`(m.document_type is not null and m.document_id = any(${ids}::text[]))`,
  },
});
