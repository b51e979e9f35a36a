import { sql } from 'kysely';
import { type exportRows, MAX_EXPORT_ROWS } from '@hakobu/contract/helper/export/export.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import { scopes, widestScope, type Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { parseBrackets } from '#kernel/http/body-parsers.ts';
import { FileAnswer } from '#kernel/http/file-answer.ts';
import { parseInput } from '#kernel/http/parse-input.ts';
import { forbidden, Refusal, unknownReference } from '#kernel/refusal.ts';
import { INTERNAL_HEADERS, type Handler, type Input, type Route } from '#kernel/route.ts';
import { cellOf } from './cell-of.ts';
import { writeCsv, writeXlsx, type Cell } from './write-sheet.ts';

const AT_ONCE = 1000;
const MEDIA = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/**
 * Exports a list whole, with the rights of the list and of exports, whichever reaches less; who did, and
 * what, stands in the change log. Refuses with `unknown_reference` and `export_too_large`.
 */
export const exportRowsOf = (served: readonly Route[]): Handler<typeof exportRows> => {
  const lists = new Map(
    served
      .filter(
        ({ endpoint: { list, method, path } }) =>
          list !== undefined && method === 'GET' && !path.includes('{'),
      )
      .map((list) => [list.endpoint.path, list]),
  );
  return async (ctx, { body: { name, list: path, query, format, columns } }) => {
    const list = lists.get(path);
    if (list === undefined) throw unknownReference('list', path);
    await sql`set transaction isolation level repeatable read`.execute(ctx.db); // pages of one moment
    const rows = await readAll(
      { ...ctx, scope: narrower(ctx.scope, scopeOf(ctx, list.endpoint)) },
      list,
      query,
      (row) => columns.map((column) => cellOf(row, column)),
    );
    const sheet = { titles: columns.map(({ title }) => title), rows };
    ctx.log({
      logable_type: 'export',
      logable_id: path,
      type_id: 'others',
      content: { write: `${name} (${rows.length})` },
    });
    return new FileAnswer({
      name: `${name} ${ctx.now.toISOString().slice(0, 10)}.${format}`,
      mediaType: MEDIA[format],
      content: format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet),
    });
  };
};

function scopeOf(ctx: Context, { access }: Endpoint): Scope {
  if (typeof access === 'string') return 'all'; // such lists show one's own, whatever the scope
  const scope = widestScope(ctx.actor.permissions, access);
  if (scope === undefined) throw forbidden(`${access.resource}.own.read`);
  return scope;
}

const narrower = (one: Scope, other: Scope): Scope =>
  scopes[Math.min(scopes.indexOf(one), scopes.indexOf(other))]!;

async function readAll(
  ctx: Context,
  { endpoint, handler }: Route,
  query: string,
  cells: (row: Record<string, unknown>) => Cell[],
): Promise<Cell[][]> {
  const input = parseInput(endpoint, {
    params: {},
    query: parseBrackets(query),
    body: {},
    headers: INTERNAL_HEADERS,
  });
  const rows: Cell[][] = [];
  for (let page = 1; ; page += 1) {
    const list: ListQuery = { ...input.list, page, per_page: AT_ONCE, uncounted: true };
    const { data } = (await handler(ctx, { ...input, list } as Input<Endpoint>)) as Page<
      Record<string, unknown>
    >;
    rows.push(...data.map(cells));
    if (rows.length > MAX_EXPORT_ROWS)
      throw new Refusal('export_too_large', { values: { maximum: MAX_EXPORT_ROWS } });
    if (endpoint.list!.paged === false || data.length < AT_ONCE) return rows;
  }
}
