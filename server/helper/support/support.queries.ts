import { sql } from 'kysely';
import type { z } from 'zod';
import type {
  roleSupportTypeRow,
  supportContentRow,
  supportRow,
  supportTypeRow,
} from '@hakobu/contract/helper/support/support.endpoints.ts';
import { supportMachine } from '@hakobu/contract/helper/support/support.machine.ts';
import { hasMany, named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains, searchColumn, searches } from '#kernel/list/search.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { supportAccess, supportContentAccess } from './support.access.ts';
import { anyOf } from '#kernel/list/any-of.ts';

const userOf = (field: string) => named<any>(field, `${field}_id`, 'users');

export const supportTypeSource = defineListSource<z.output<typeof supportTypeRow>>({
  from: sql`support_types t`,
  select: sql`t.id, t.name, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: () => undefined,
  search: (text) => contains('t.name', text),
  includes: {
    role_support_types: hasMany(
      'role_support_types',
      'id',
      (ids) =>
        sql`select support_type_id as parent, id, support_type_id, role_id from role_support_types
          where support_type_id = any(${ids}) order by role_id`,
    ),
  },
});

export const roleSupportTypeSource = defineListSource<z.output<typeof roleSupportTypeRow>>({
  from: sql`role_support_types r`,
  select: sql`r.id, r.support_type_id, r.role_id, r.created_at, r.updated_at, r.version`,
  key: 'r.id',
  access: () => undefined,
});

const title = searchColumn('s.search_text');
export const supportSource = defineListSource<z.output<typeof supportRow>>({
  from: sql`supports s`,
  select: sql`s.id, s.support_type_id, s.creator_id, s.sender_id, s.title, s.status, s.closed_at,
    s.answered_at, s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access: supportAccess,
  filters: { title },
  search: (text) => anyOf([searches('s.search_text', text), isOfPersonNamed('s.sender_id', text)]),
  async always(ctx, rows) {
    const { rows: read } = await sql<{
      id: number;
    }>`select s.id from supports s join support_reads r on r.support_id = s.id and r.user_id = ${ctx.actor.id}
      where s.id = any(${rows.map(({ id }) => id)}) and r.read_at >= s.answered_at`.execute(ctx.db);
    const rights = await rowRights(ctx, supportSource, supportMachine, rows);
    const seen = new Set(read.map(({ id }) => id));
    for (const row of rows) {
      row.unread = !seen.has(row.id);
      row.actions = actionsOf(rights(row.id), supportMachine, row);
    }
  },
  includes: {
    type: named('type', 'support_type_id', 'support_types'),
    creator: userOf('creator'),
    sender: userOf('sender'),
    contents: hasMany(
      'contents',
      'id',
      (ids) =>
        sql`select c.support_id as parent, c.id, c.creator_id, c.text, c.created_at,
          jsonb_build_object('id', u.id, 'name', u.name) as creator from support_contents c
          join users u on u.id = c.creator_id where c.support_id = any(${ids}) order by c.id`,
    ),
    logs: hasMany(
      'logs',
      'id',
      (ids) =>
        sql`select logable_id::bigint as parent, id, type_id, creator_id, extract(epoch
          from created_at)::int as created_at, content from logs where logable_type = 'support'
          and logable_id = any(${ids}::text[]) order by id desc`,
    ),
  },
});

export const supportContentSource = defineListSource<z.output<typeof supportContentRow>>({
  from: sql`support_contents c join supports s on s.id = c.support_id`,
  select: sql`c.id, c.support_id, c.creator_id, c.text, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: supportContentAccess,
  includes: { creator: userOf('creator') },
});
