import { exportDistribution, exportPurchase } from '@hakobu/contract/helper/export/export.endpoints.ts';
import type { Endpoint, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listPurchaseItems } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { FileResponse } from '#kernel/http/file-response.ts';
import { parseBrackets } from '#kernel/http/body-parsers.ts';
import { parseInput } from '#kernel/http/parse-input.ts';
import { INTERNAL_HEADERS, type Input, preparedRoute, type Route } from '#kernel/route.ts';
import { reachOf, readWhole, SHEET } from './export-rows.ts';
import { distributionSheet, orderForm } from './purchase-sheets.ts';
import { writeXlsx, type Sheet } from './write-sheet.ts';

/** Reads the contents of a document's sheet, as far as the caller may export and read it. */
type Read = (ctx: Context, id: number) => Promise<{ name: string; sheet: Sheet }>;

/** Exports of single documents, each with a path of its own and a POST variant. */
export function paperExports(served: readonly Route[]): Route[] {
  const find = (wanted: Endpoint<any, any, any, any>): Route =>
    served.find(({ endpoint }) => endpoint.id === wanted.id)!;
  const purchase = find(getPurchase);
  const items = find(listPurchaseItems);
  return [
    ...paper(exportPurchase, async (ctx, id) => orderForm(await readOne(ctx, purchase, id))),
    ...paper(exportDistribution, async (ctx, id) => {
      await readOne(ctx, purchase, id);
      const lines = await readWhole(
        reachOf(ctx, items.endpoint),
        items,
        `filter[purchase_id]=${id}&include=order_items`,
        (row) => row,
      );
      return distributionSheet(lines as ResponseOf<typeof listPurchaseItems>['data'], id, ctx.language);
    }),
  ];
}

/** Serves both variants of an export, and writes the export to the change log. */
function paper({ get, post }: typeof exportPurchase, read: Read): Route[] {
  const prepare = async (ctx: Context, id: number) => {
    const { name, sheet } = await ctx.snapshot((db) => read({ ...ctx, db }, id));
    return { name, content: await writeXlsx(sheet) };
  };
  const answer = async (ctx: Context, { name, content }: { name: string; content: Buffer }) => {
    ctx.log({ logable_type: 'export', logable_id: get.path, type_id: 'others', content: { write: name } });
    return new FileResponse({ name: `${name}.xlsx`, mediaType: SHEET, content });
  };
  return [
    preparedRoute(
      get,
      (ctx, { query }) => prepare(ctx, query.id),
      (ctx, _, made) => answer(ctx, made),
    ),
    preparedRoute(
      post,
      (ctx, { body }) => prepare(ctx, body.id),
      (ctx, _, made) => answer(ctx, made),
    ),
  ];
}

async function readOne(ctx: Context, { endpoint, handler }: Route, id: number): Promise<any> {
  const input = parseInput(endpoint, {
    params: { id: String(id) },
    query: parseBrackets(''),
    body: {},
    headers: INTERNAL_HEADERS,
  });
  return handler(reachOf(ctx, endpoint), input as Input<Endpoint>);
}
