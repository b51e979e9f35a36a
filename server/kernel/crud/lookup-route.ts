import { sql } from 'kysely';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { listRows } from '../list/list-rows.ts';
import { defineListSource } from '../list/list-source.ts';
import { route, type Route } from '../route.ts';

interface LookupTable {
  table: string;
  /** Fields beside id and name, with their columns. */
  extra?: Readonly<Record<string, string>>;
  /** The column that orders the list. */
  position?: string;
}

/** Serves a lookup list straight from its table. */
export function lookupRoute(
  endpoint: Endpoint<any, any, any, any> & { list: ListSpec },
  { table, extra = {}, position = 'position' }: LookupTable,
): Route {
  const columns = Object.entries({ id: 'id', name: 'name', ...extra }).map(
    ([field, column]) => sql`${sql.ref(`t.${column}`)} as ${sql.ref(field)}`,
  );
  const source = defineListSource<{ id: string; name: string }>({
    from: sql`${sql.table(table)} t`,
    select: sql.join(columns),
    key: 't.id',
    access: () => undefined,
    sorts: { position: `t.${position}` },
  });
  return route(endpoint, async (ctx, { list }) => listRows(ctx, endpoint.list, source, list));
}
