import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec, Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { listRows, lockRow } from '#kernel/list/list-rows.ts';
import type { ListSource } from '#kernel/list/list-source.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Input } from '#kernel/route.ts';
import { cacheResponse } from './cached-responses.ts';

type Level = 'provinces' | 'districts' | 'wards';

/** A level of administrative units. */
export interface Unit<Row extends object> {
  table: Level;
  name: LoggedEntityType;
  source: ListSource<Row>;
  children?: { table: Level; column: 'province_id' | 'district_id' };
}

type AnyInput = Pick<Input<Endpoint>, 'params' | 'version' | 'list'>;

/** Completes a new unit. Without an id in the body it gets one. */
export const ownUnit =
  <Rest extends object>(rest: Rest) =>
  (_: Context, body: { id?: string | undefined }): Rest & { id: string; code: string } => {
    const id = body.id ?? `own-${randomUUID().slice(0, 8)}`;
    return { id, code: id, ...rest };
  };

/**
 * Lists units of a level that is too large to list whole. Refuses with `filter_needed` where no required
 * filter is set.
 */
export const listNarrowed =
  <Row extends object>(spec: ListSpec, { source }: Unit<Row>, narrowing: readonly string[]) =>
  async (ctx: Context, { list }: AnyInput): Promise<Page<Row>> => {
    if (narrowing.length > 0 && !narrowing.some((filter) => list.filters[filter] !== undefined))
      throw new Refusal('filter_needed', {
        values: { names: narrowing.map((name) => `filter[${name}]`).join(', ') },
        details: { filters: narrowing },
      });
    const rows = () => listRows(ctx, spec, source, list);
    return list.filters.province_id === undefined
      ? rows()
      : (cacheResponse(ctx, JSON.stringify([source.key, list]), rows) as Promise<Page<Row>>);
  };

/**
 * Deletes a unit that has no units below. Seeded units are hidden instead, because existing addresses refer
 * to them. Refuses with `in_use`.
 */
export const deleteUnit =
  <Row extends object>({ table, name, source, children }: Unit<Row>) =>
  async (ctx: Context, { params, version }: AnyInput): Promise<undefined> => {
    const { id } = params as { id: string };
    const { seeded } = await lockRow<{ seeded: boolean }>(ctx, source, {
      id,
      version,
      columns: sql`${sql.ref(`${source.key.split('.')[0]}.seeded`)}`,
    });
    if (children !== undefined) await requireNoChildren(ctx, children, id);
    await (
      seeded
        ? sql`update ${sql.table(table)} set hidden_at = now(), version = version + 1 where id = ${id}`
        : sql`delete from ${sql.table(table)} where id = ${id}`
    ).execute(ctx.db);
    ctx.log({ logable_type: name, logable_id: id, type_id: 'deleted', content: {} });
    return undefined;
  };

async function requireNoChildren(
  { db }: Context,
  { table, column }: NonNullable<Unit<object>['children']>,
  id: string,
): Promise<void> {
  const {
    rows: [child],
  } = await sql`select 1 from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and hidden_at is null limit 1`.execute(db);
  if (child !== undefined) throw new Refusal('in_use', { details: { table } });
}
