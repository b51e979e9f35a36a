import { documentNumber } from '@hakobu/contract/document-number.ts';
import { searchTargets } from '@hakobu/contract/find-card.ts';
import type { search } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { fillTemplate, type Card } from '@hakobu/contract/kernel/card.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import { productNameIn, type NamedProduct } from '@hakobu/contract/product/product/product-name.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import type { Context } from '#kernel/context.ts';
import { parseSort } from '#kernel/list/parse-list-query.ts';
import { INTERNAL_HEADERS, type Handler, type Input, type Route } from '#kernel/route.ts';

const MOST_OF_A_KIND = 5;
type Row = { id: string | number };

/** Searches every kind of row by its list, with the list's right and scope. */
export const searchIn = (served: readonly Route[]): Handler<typeof search> => {
  const lists = new Map(
    served.filter(({ endpoint }) => endpoint.list !== undefined).map((list) => [list.endpoint.path, list]),
  );
  return async (ctx, { query: { q } }) => ({
    data: (await Promise.all(searchTargets.map((kind) => find(ctx, lists.get(kind.path)!, kind, q)))).flat(),
  });
};

async function find(
  ctx: Context,
  { endpoint, handler }: Route,
  { word, card, filters = {}, include = [], title, detail = [] }: (typeof searchTargets)[number],
  q: string,
) {
  const scope =
    typeof endpoint.access === 'object' ? widestScope(ctx.actor.permissions, endpoint.access) : undefined;
  if (scope === undefined) return [];
  const list: ListQuery = {
    filters: Object.fromEntries(Object.entries(filters).map(([field, values]) => [field, [...values]])),
    between: {},
    sort: parseSort(endpoint.list!.defaultSort, endpoint.list!),
    include: [...include],
    append: [],
    q,
    page: 1,
    per_page: MOST_OF_A_KIND,
    uncounted: true,
  };
  const { data } = (await handler({ ...ctx, scope }, {
    params: {},
    body: {},
    query: {},
    list,
    include: [],
    append: [],
    version: undefined,
    headers: INTERNAL_HEADERS,
  } as Input<Endpoint>)) as Page<Row>;
  return data.map((row) => ({
    type: word,
    id: String(row.id),
    title: fillTemplate(title, named(card, row, ctx.language)) ?? '',
    detail: firstFilled(detail, row) ?? '',
  }));
}

/** A row with its number, and with the name in a language where it has names by language. */
const named = ({ entity }: Card, row: Row, language: Language): object => ({
  ...row,
  number: documentNumber(entity, row.id),
  ...('name_vi' in row && { name: productNameIn(row as Row & NamedProduct, language) }),
});

function firstFilled(templates: readonly string[], row: Row): string | undefined {
  for (const template of templates) {
    const text = fillTemplate(template, row);
    if (text !== undefined) return text;
  }
  return undefined;
}
