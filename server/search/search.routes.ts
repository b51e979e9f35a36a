import { search, type Findable } from '@hakobu/contract/helper/search/search.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { INTERNAL_HEADERS, route, type Input, type Route } from '#kernel/route.ts';

const MOST_OF_A_KIND = 5;
type Row = Record<string, any>;

interface Kind {
  type: Findable;
  path: string;
  filters?: Record<string, string[]>;
  include?: string[];
  title: (row: Row) => unknown;
  detail?: (row: Row) => unknown;
}

/** Each kind is searched by the list that shows it, with its rights and its scope. */
const kinds: readonly Kind[] = [
  {
    type: 'order',
    path: 'orders',
    include: ['customer'],
    title: ({ id }) => id,
    detail: ({ customer }) => customer?.name,
  },
  {
    type: 'customer',
    path: 'users',
    filters: { role_id: ['customer'] },
    title: ({ name }) => name,
    detail: ({ tel, email }) => tel ?? email,
  },
  { type: 'product', path: 'products', title: ({ name }) => name, detail: ({ id }) => id },
  { type: 'tracking', path: 'order/trackings', title: ({ code }) => code },
  {
    type: 'box',
    path: 'boxes',
    title: ({ id }) => id,
    detail: ({ length, width, height }) => `${length} × ${width} × ${height}`,
  },
  {
    type: 'purchase',
    path: 'purchases',
    include: ['supplier'],
    title: ({ id }) => id,
    detail: ({ supplier }) => supplier?.name,
  },
  {
    type: 'lading_bill',
    path: 'lading-bills',
    include: ['customer'],
    title: ({ name }) => name,
    detail: ({ customer }) => customer?.name,
  },
  { type: 'container', path: 'containers', title: ({ name }) => name },
  {
    type: 'goods_delivery',
    path: 'goods-deliveries',
    include: ['customer'],
    title: ({ name }) => name,
    detail: ({ customer }) => customer?.name,
  },
  { type: 'supplier', path: 'suppliers', title: ({ name }) => name, detail: ({ tel }) => tel },
  {
    type: 'user',
    path: 'users',
    filters: { role_id: ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] },
    title: ({ name }) => name,
    detail: ({ email }) => email,
  },
];

export const searchRoutes = (served: readonly Route[]): Route[] => {
  const lists = new Map(
    served.filter(({ endpoint }) => endpoint.list !== undefined).map((list) => [list.endpoint.path, list]),
  );
  return [
    route(search, async (ctx, { query: { q } }) => ({
      data: (await Promise.all(kinds.map((kind) => find(ctx, lists.get(kind.path)!, kind, q)))).flat(),
    })),
  ];
};

async function find(
  ctx: Context,
  { endpoint, handler }: Route,
  { type, filters = {}, include = [], title, detail }: Kind,
  q: string,
) {
  const scope =
    typeof endpoint.access === 'object' ? widestScope(ctx.actor.permissions, endpoint.access) : undefined;
  if (scope === undefined) return [];
  const list: ListQuery = {
    filters,
    between: {},
    sort: [],
    include,
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
    type,
    id: String(row.id),
    title: String(title(row) ?? ''),
    detail: String(detail?.(row) ?? ''),
  }));
}
