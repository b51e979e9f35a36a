import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { logRow, type listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { nameReferences } from './name-references.ts';

/** Entries of the change log, with the names of the rows that their content refers to. */
export const logSource = defineListSource<RowOf<typeof listLogs>>({
  from: sql`logs l`,
  joins: sql`left join users u on u.id = l.creator_id`,
  select: sql`l.id, l.logable_type, l.logable_id, l.type_id, l.creator_id,
    extract(epoch from l.created_at)::int as created_at, l.content,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as creator`,
  key: 'l.id',
  sorts: asNumbered('l.id'),
  access: (ctx) => rowAccess(ctx, { organization: 'l.organization_id', owners: ['l.creator_id'] }),
  filters: {
    // an unknown type matches no entry
    type_id: (words) => {
      const known = words.filter((word) => logRow.shape.type_id.safeParse(word).success);
      return sql<SqlBool>`l.type_id = any(${known})`;
    },
  },
  always: nameReferences,
});
