import { sql, type RawBuilder } from 'kysely';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { cardOf } from '@hakobu/contract/find-card.ts';
import {
  documentKinds,
  MAX_NAMED_LINKS,
  type DocumentKind,
  type readDocumentLinks,
} from '@hakobu/contract/helper/document/document.endpoints.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { both } from '#kernel/list/list-source.ts';
import { whereOf } from '#kernel/list/statement.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { tiedTo } from './edges.ts';
import { kinds } from './kinds.ts';
import { paths } from './paths.ts';

/** Documents of one kind in one state. */
interface Group {
  kind: DocumentKind;
  state: string | null;
  count: number;
  /** Without a name where the number follows from the id. */
  rows: { id: string; name: string | null }[];
}

/**
 * Preceding and following documents in one statement, found along the paths and limited to what the caller
 * may read. Refuses with `not_found`, or `forbidden` for callers who may read no such document at all.
 */
export const readLinks: Handler<typeof readDocumentLinks> = async (ctx, { params: { resource, id } }) => {
  if (!reads(ctx, resource)) throw new Refusal('forbidden');
  const key = keyOf(resource, id);
  const others = paths[resource].filter(([kind]) => reads(ctx, kind));
  const { rows } = await sql<Group>`with ${withIds(resource, key)}
    ${sql.join(
      [resource, ...others.map(([kind]) => kind)].map((kind) => groupsOf(ctx, kind)),
      sql` union all `,
    )}`.execute(ctx.db);
  if (!rows.some(({ kind }) => kind === resource)) throw new Refusal('not_found', { details: { id } });
  return {
    data: documentKinds
      .filter((kind) => kind !== resource)
      .map((kind) => linkOf(kind, rows))
      .filter(({ count }) => count > 0),
  };
};

const reads = ({ actor }: Context, kind: DocumentKind): boolean => scopeOver(actor, kind) !== undefined;
const scopeOver = ({ permissions }: Context['actor'], kind: DocumentKind) =>
  widestScope(permissions, { resource: cardOf(kind)!.resource!, action: 'read' });

/** An id in the wrong format matches nothing. */
function keyOf(kind: DocumentKind, id: string): RawBuilder<unknown> {
  if (cardOf(kind)!.key === 'text') return sql`${id}::text`;
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('not_found', { details: { id } });
  return sql`${Number(id)}::bigint`;
}

const idsOf = (kind: DocumentKind): RawBuilder<unknown> => sql.ref(`ids_of_${kind}`);

function withIds(first: DocumentKind, key: RawBuilder<unknown>): RawBuilder<unknown> {
  const found = paths[first].map(
    ([kind, by]) => sql`${idsOf(kind)} as materialized (${tiedTo(kind, by, idsOf(by))})`,
  );
  return sql.join([sql`${idsOf(first)} as materialized (select ${key} as id)`, ...found]);
}

/** Documents of a kind that the caller may read, as in its list. */
function groupsOf(ctx: Context, kind: DocumentKind): RawBuilder<unknown> {
  const { source, name, state } = kinds[kind];
  const key = sql.ref(source.key);
  const access = source.access({ ...ctx, scope: scopeOver(ctx.actor, kind)! });
  return sql`(select ${sql.lit(kind)} as kind, state, count(*)::int as count,
      to_jsonb((array_agg(jsonb_build_object('id', key::text, 'name', name) order by key desc))
        [1:${sql.lit(MAX_NAMED_LINKS)}]) as rows
    from (select ${key} as key, ${name} as name, ${state}::text as state
      from ${source.from}${whereOf(both([access, sql`${key} in (select id from ${idsOf(kind)})`]))}) as shown
    group by state)`;
}

function linkOf(resource: DocumentKind, groups: readonly Group[]) {
  const own = groups.filter(({ kind }) => kind === resource).toSorted((a, b) => b.count - a.count);
  return {
    resource,
    count: own.reduce((sum, { count }) => sum + count, 0),
    states: own.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }])),
    rows: own
      .flatMap(({ state, rows }) =>
        rows.map(({ id, name }) => ({ id, name: name ?? documentNumber(resource, id), state })),
      )
      .slice(0, MAX_NAMED_LINKS),
  };
}
