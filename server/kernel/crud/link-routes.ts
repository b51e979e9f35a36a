import { sql } from 'kysely';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Links } from '@hakobu/contract/kernel/links.ts';
import type { Context } from '../context.ts';
import type { Table } from '../database/tables.ts';
import type { LinkTable } from '../list/link-table.ts';
import { findRow, lockRow } from '../list/list-rows.ts';
import type { ListSource } from '../list/list-source.ts';
import { unknownReference } from '../refusal.ts';
import { route, type Input, type Route } from '../route.ts';

interface LinkedNoun<Row extends object, T extends Table> extends LinkTable<T> {
  source: ListSource<Row>;
  /** Name of the owner in the change log. */
  name: LoggedEntityType;
  /** The include that shows the links in the response. */
  include: string;
}

/** Serves `defineLinks`. Linking twice and removing an absent link change nothing. */
export function linkRoutes<Row extends object, T extends Table>(
  { field, attach, detach }: Links,
  { table, owner, other, others, source, name, include }: LinkedNoun<Row, T>,
): Route[] {
  const finish = async (ctx: Context, id: string | number, done: 'attached' | 'detached', ids: number[]) => {
    ctx.log({
      logable_type: name,
      logable_id: id,
      type_id: 'write',
      content: { [`${include}_${done}`]: ids },
    });
    return findRow(ctx, source, id, [include]);
  };
  return [
    route(attach, async (ctx, input) => {
      const { id, ids } = await lockOwner(
        ctx,
        source,
        input,
        (input.body as Record<string, number[]>)[field]!,
      );
      const { rows: known } = await sql<{
        id: number;
      }>`select id from ${sql.table(others)} where id = any(${ids}::bigint[])`.execute(ctx.db);
      const missing = ids.find((wanted) => !known.some((row) => row.id === wanted));
      if (missing !== undefined) throw unknownReference(field, missing);
      await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(other)})
        select ${id}, unnest(${ids}::bigint[]) on conflict do nothing`.execute(ctx.db);
      return finish(ctx, id, 'attached', ids);
    }),
    route(detach, async (ctx, input) => {
      const { body, query } = input as {
        body: Record<string, number[] | undefined>;
        query: Record<string, number[] | undefined>;
      };
      const { id, ids } = await lockOwner(ctx, source, input, body[field] ?? query[field] ?? []);
      await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
        and ${sql.ref(other)} = any(${ids}::bigint[])`.execute(ctx.db);
      return finish(ctx, id, 'detached', ids);
    }),
  ];
}

async function lockOwner<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  { params, version }: Pick<Input<Links['attach']>, 'params' | 'version'>,
  ids: number[],
): Promise<{ id: string | number; ids: number[] }> {
  const { id } = params as { id: string | number };
  await lockRow(ctx, source, { id, version, columns: sql`1` });
  return { id, ids: [...new Set(ids)] };
}
