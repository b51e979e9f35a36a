import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { LoggedWord } from '@hakobu/contract/find-card.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '../context.ts';
import { findRow, listRows, lockRow } from '../list/list-rows.ts';
import { aliasOf, type ListSource } from '../list/list-source.ts';
import { Refusal } from '../refusal.ts';
import { route, type Route } from '../route.ts';

type AnyEndpoint = Endpoint<z.ZodType<any>, z.ZodType<any>, z.ZodType<any>, z.ZodType<any>>;
interface ResourceEndpoints {
  list: AnyEndpoint;
  get: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  delete: AnyEndpoint;
}
type Values = Record<string, unknown>;

interface PlainResource<Row extends object> {
  table: string;
  /** The word that change log and events use, `product`. */
  name: LoggedWord;
  source: ListSource<Row>;
  /**
   * What a new row has beside the body: organization, creator. Throws a `Refusal` where the body is not
   * acceptable.
   */
  created?(ctx: Context, body: Values): Values | Promise<Values>;
  /** Checks a change before it is written, and may add to it. */
  changed?(ctx: Context, body: Values, id: string | number): Values | Promise<Values>;
  /** What follows from a row that was created or changed. */
  written?(ctx: Context, id: string | number): Promise<void>;
}

/**
 * The five routes of a plain resource. Leave some out by picking: `const { list, get } = resourceRoutes(…)`.
 */
export function resourceRoutes<Row extends object>(
  endpoints: ResourceEndpoints,
  resource: PlainResource<Row>,
): Record<keyof ResourceEndpoints, Route> {
  return { ...readRoutes(endpoints, resource.source), ...writeRoutes(endpoints, resource) };
}

/** List and detail of a noun whose writes are use cases of its own. */
export function readRoutes<Row extends object>(
  endpoints: Pick<ResourceEndpoints, 'list' | 'get'>,
  source: ListSource<Row>,
): { list: Route; get: Route } {
  return {
    list: route(endpoints.list, (ctx, { list }) => listRows(ctx, endpoints.list.list!, source, list)),
    get: route(endpoints.get, (ctx, { params, include, append }) =>
      findRow(ctx, source, params.id, include, append),
    ),
  };
}

function writeRoutes<Row extends object>(
  endpoints: ResourceEndpoints,
  { table, name, source, created, changed, written }: PlainResource<Row>,
) {
  const log = (
    ctx: Context,
    type_id: 'created' | 'write' | 'deleted',
    id: string | number,
    content: Values,
  ): void => {
    ctx.log({ logable_type: name, logable_id: id, type_id, content });
    ctx.announce('changed', { type: name, id });
  };
  return {
    create: route(endpoints.create, async (ctx, { body }) => {
      const values = { ...body, ...(await created?.(ctx, body)) };
      const id = await insertRow(ctx, table, values);
      log(ctx, 'created', id, body);
      await written?.(ctx, id);
      return findRow(ctx, source, id);
    }),
    update: route(endpoints.update, async (ctx, { params, body, version }) => {
      const before = await lockRow<Values>(ctx, source, {
        id: params.id,
        version,
        columns: sql`${sql.ref(aliasOf(source))}.*`,
      });
      const values = { ...body, ...(await changed?.(ctx, body, params.id)) };
      const content = differences(before, values);
      if (Object.keys(content).length > 0) {
        await updateRow(ctx, table, params.id, values);
        log(ctx, 'write', params.id, content);
        await written?.(ctx, params.id);
      }
      return findRow(ctx, source, params.id);
    }),
    delete: route(endpoints.delete, async (ctx, { params, version }) => {
      await lockRow(ctx, source, { id: params.id, version, columns: sql`1` });
      await sql`delete from ${sql.table(table)} where id = ${params.id}`.execute(ctx.db);
      log(ctx, 'deleted', params.id, {});
    }),
  };
}

/** Inserts one row and answers its id. */
export async function insertRow(ctx: Context, table: string, values: Values): Promise<string | number> {
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  const {
    rows: [row],
  } = await sql<{ id: string | number }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => sql`${values[name]}`))}) returning id`.execute(ctx.db);
  if (row === undefined) throw new Refusal('server_error');
  return row.id;
}

/** Writes the given columns of one row, which the caller has locked, and raises its version. */
export async function updateRow(
  ctx: Context,
  table: string,
  id: string | number,
  values: Values,
): Promise<void> {
  const set: RawBuilder<unknown>[] = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)}
    set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = now()`])} where id = ${id}`.execute(
    ctx.db,
  );
}

/** The fields of `after` that differ from the row before, with their new values. */
export function differences(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value ?? null) !== JSON.stringify(before[name] ?? null),
    ),
  );
}
