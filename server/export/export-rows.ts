import { documentNumber } from '@hakobu/contract/document-number.ts';
import { cardOfCall } from '@hakobu/contract/find-card.ts';
import { type exportRows, MAX_EXPORT_ROWS } from '@hakobu/contract/helper/export/export.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ExportCursor, ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import { scopes, widestScope, type Scope } from '@hakobu/contract/kernel/permission.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { productNameIn, type ProductOfLine } from '@hakobu/contract/product/product/product-name.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import type { Context } from '#kernel/context.ts';
import { parseBrackets } from '#kernel/http/body-parsers.ts';
import { FileResponse } from '#kernel/http/file-response.ts';
import { parseInput } from '#kernel/http/parse-input.ts';
import { servedLists } from '#kernel/list/served-lists.ts';
import { forbidden, Refusal, unknownReference } from '#kernel/refusal.ts';
import {
  INTERNAL_HEADERS,
  type Input,
  type PreparedHandler,
  type Preparation,
  type Route,
} from '#kernel/route.ts';
import { cellOf } from './cell-of.ts';
import { writeCsv, writeXlsx } from './write-sheet.ts';

const AT_ONCE = 1000;
export const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEDIA = {
  xlsx: SHEET,
  csv: 'text/csv; charset=utf-8',
} as const;

type Export = typeof exportRows;
/** An exported file and its number of rows. */
interface Written {
  content: Buffer;
  rows: number;
}

/**
 * Exports all rows of a list, within the narrower of the caller's rights on the list and on exports. Reads
 * one snapshot on a separate connection, so that other requests are not delayed. Refuses with
 * `unknown_reference` and `export_too_large`.
 */
export const writeRowsOf = (served: readonly Route[]): Preparation<Export, Written> => {
  const lists = servedLists(served);
  return async (ctx, { body: { list: path, query, format, columns } }) => {
    const list = lists.get(path);
    if (list === undefined) throw unknownReference('list', path);
    const reach = reachOf(ctx, list.endpoint);
    const rows = await ctx.snapshot((db) =>
      readWhole({ ...reach, db }, list, query, (row) => {
        const shown = { ...inLanguage(row, ctx.language), ...numberOf(list.endpoint, row) };
        return columns.map((column) => cellOf(shown, column));
      }),
    );
    const sheet = { titles: columns.map(({ title }) => title), rows };
    return { content: format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet), rows: rows.length };
  };
};

/** The number of a row, where it follows from its id. */
function numberOf(call: Endpoint, { id }: Record<string, unknown>): { number?: string } {
  const card = cardOfCall(call.id);
  return card?.numberPrefix === undefined ? {} : { number: documentNumber(card.entity, String(id)) };
}

/** A line with the name of its product in a language. */
const inLanguage = (row: Record<string, unknown>, language: Language): Record<string, unknown> =>
  'product_names' in row ? { ...row, product_name: productNameIn(row as ProductOfLine, language) } : row;

/** Responds with the file, and writes the export to the change log. */
export const answerExport: PreparedHandler<Export, Written> = async (
  ctx,
  { body: { name, list, format } },
  { content, rows },
) => {
  ctx.log({
    logable_type: 'export',
    logable_id: list,
    type_id: 'others',
    content: { write: `${name} (${rows})` },
  });
  return new FileResponse({
    name: `${name} ${dayIn(ctx.now)}.${format}`,
    mediaType: MEDIA[format],
    content,
  });
};

/** Scope of an export: the narrower of the rights to export and to read. */
export const reachOf = (ctx: Context, endpoint: Endpoint): Context => ({
  ...ctx,
  scope: narrower(ctx.scope, scopeOf(ctx, endpoint)),
});

function scopeOf(ctx: Context, { access }: Endpoint): Scope {
  if (typeof access === 'string') return 'all'; // such lists contain only the caller's rows in every scope
  const scope = widestScope(ctx.actor.permissions, access);
  if (scope === undefined) throw forbidden(`${access.resource}.own.read`);
  return scope;
}

const narrower = (one: Scope, other: Scope): Scope =>
  scopes[Math.min(scopes.indexOf(one), scopes.indexOf(other))]!;

/** Reads all rows of a list in batches. Refuses with `export_too_large`. */
export async function readWhole<Read>(
  ctx: Context,
  { endpoint, handler }: Route,
  query: string,
  read: (row: Record<string, unknown>) => Read,
): Promise<Read[]> {
  const input = parseInput(endpoint, {
    params: {},
    query: parseBrackets(query),
    body: {},
    headers: INTERNAL_HEADERS,
  });
  const rows: Read[] = [];
  const cursor: ExportCursor = { isOpen: false };
  for (let page = 1; ; page += 1) {
    const list: ListQuery = { ...input.list, page, per_page: AT_ONCE, uncounted: true, cursor };
    const { data } = (await handler(ctx, { ...input, list } as Input<Endpoint>)) as Page<
      Record<string, unknown>
    >;
    rows.push(...data.map(read));
    if (rows.length > MAX_EXPORT_ROWS)
      throw new Refusal('export_too_large', { values: { maximum: MAX_EXPORT_ROWS } });
    if (endpoint.list!.paged === false || data.length < AT_ONCE) return rows;
  }
}
