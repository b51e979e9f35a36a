import { sql } from 'kysely';
import type { z } from 'zod';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { BodyOf, Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '../context.ts';
import { findRow, listRows, lockRow } from '../list/list-rows.ts';
import { aliasOf, type ListSource } from '../list/list-source.ts';
import { route, type Route } from '../route.ts';
import {
  deleteRow,
  differences,
  insertValues,
  updateValues,
  type ChangedRow,
  type NewRow,
  type VersionedTable,
} from './rows.ts';

type AnyEndpoint = Endpoint<z.ZodType<any>, z.ZodType<any>, z.ZodType<any>, z.ZodType<any>>;
interface ResourceEndpoints {
  list: AnyEndpoint;
  get: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  delete: AnyEndpoint;
}

interface Served<Row extends object, T extends VersionedTable> {
  table: T;
  /** Name of the entity in change log and events, `product`. */
  name: LoggedEntityType;
  source: ListSource<Row>;
}
interface Written<Row extends object, T extends VersionedTable> extends Served<Row, T> {
  /** After-write hook of create and update. */
  written?(ctx: Context, id: string | number): Promise<void>;
}
interface Created<Row extends object, T extends VersionedTable, Body, Added> extends Written<Row, T> {
  /**
   * Values of a new row besides the body, such as organization and creator. Throws a `Refusal` for an
   * invalid body.
   */
  created?(ctx: Context, body: Body): Added | Promise<Added>;
}
interface Changed<Row extends object, T extends VersionedTable, Body, Added> extends Written<Row, T> {
  /** Checks a change before it is written, and may add values to it. */
  changed?(ctx: Context, body: Body, id: string | number): Added | Promise<Added>;
}

type Needed<Wanted> = { [K in keyof Wanted]-?: undefined extends Wanted[K] ? never : K }[keyof Wanted];
/**
 * Names the fields of `Given` that are no columns or of another type, and required columns that are missing.
 */
type Misfits<Given, Wanted> =
  | {
      [K in keyof Given]-?: Given[K] extends (K extends keyof Wanted ? Wanted[K] : undefined) ? never : K;
    }[keyof Given]
  | Exclude<Needed<Wanted>, keyof Given>;
/** The body with the added values. */
type With<Body, Added> = Omit<Body, keyof Added> & Added;
/**
 * `Routes` if body and added values make a row of the table; else the names of the fields that do not fit.
 */
type Fitting<Names, Routes> = [Names] extends [never]
  ? Routes
  : { not_as_the_table_has_them: `${Names & string}` };

/**
 * The five routes of a plain resource; `readRoutes`, `updateRoute` and `deleteRoute` serve some of them.
 * Fields that do not fit the table appear in the return type, which no server accepts.
 */
export function resourceRoutes<
  Row extends object,
  T extends VersionedTable,
  E extends ResourceEndpoints,
  Added extends object = {},
  Changes extends object = {},
>(
  endpoints: E,
  resource: Created<Row, T, BodyOf<E['create']>, Added> & Changed<Row, T, BodyOf<E['update']>, Changes>,
): Fitting<
  | Misfits<With<BodyOf<E['create']>, Added>, NewRow<T>>
  | Misfits<With<BodyOf<E['update']>, Changes>, ChangedRow<T>>,
  Record<keyof ResourceEndpoints, Route>
>;
export function resourceRoutes<Row extends object>(
  endpoints: ResourceEndpoints,
  resource: Created<Row, VersionedTable, any, object> & Changed<Row, VersionedTable, any, object>,
): object {
  return {
    ...readRoutes(endpoints, resource.source),
    create: createRoute(endpoints.create, resource),
    update: updateRoute(endpoints.update, resource),
    delete: deleteRoute(endpoints.delete, resource),
  };
}

/** List and detail of an entity with its own write use cases. */
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

function createRoute<Row extends object>(
  endpoint: AnyEndpoint,
  { table, name, source, created, written }: Created<Row, VersionedTable, any, object>,
): Route {
  return route(endpoint, async (ctx, { body }) => {
    const id = await insertValues(ctx, table, { ...body, ...(await created?.(ctx, body)) });
    logChange(ctx, name, 'created', id, body);
    await written?.(ctx, id);
    return findRow(ctx, source, id);
  });
}

/** Changes rows of a plain resource. */
export function updateRoute<
  Row extends object,
  T extends VersionedTable,
  E extends AnyEndpoint,
  Changes extends object = {},
>(
  endpoint: E,
  resource: Changed<Row, T, BodyOf<E>, Changes>,
): Fitting<Misfits<With<BodyOf<E>, Changes>, ChangedRow<T>>, Route>;
export function updateRoute<Row extends object>(
  endpoint: AnyEndpoint,
  { table, name, source, changed, written }: Changed<Row, VersionedTable, any, object>,
): object {
  return route(endpoint, async (ctx, { params, body, version }) => {
    const before = await lockRow(ctx, source, {
      id: params.id,
      version,
      columns: sql<object>`${sql.ref(aliasOf(source))}.*`,
    });
    const values = { ...body, ...(await changed?.(ctx, body, params.id)) };
    const content = differences(before, values);
    if (Object.keys(content).length > 0) {
      await updateValues(ctx, table, params.id, values);
      logChange(ctx, name, 'write', params.id, content);
      await written?.(ctx, params.id);
    }
    return findRow(ctx, source, params.id);
  });
}

/** Deletes rows of a plain resource; referenced rows are refused. */
export function deleteRoute<Row extends object>(
  endpoint: AnyEndpoint,
  { table, name, source }: Served<Row, VersionedTable>,
): Route {
  return route(endpoint, async (ctx, { params, version }) => {
    await lockRow(ctx, source, { id: params.id, version, columns: sql`1` });
    await deleteRow(ctx, table, params.id);
    logChange(ctx, name, 'deleted', params.id, {});
  });
}

function logChange(
  ctx: Context,
  name: LoggedEntityType,
  type_id: 'created' | 'write' | 'deleted',
  id: string | number,
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: name, logable_id: id, type_id, content });
}
