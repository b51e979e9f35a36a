import { sql } from 'kysely';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { matches } from '@hakobu/contract/kernel/fold.ts';
import { defineLookupRow } from '@hakobu/contract/kernel/lookup.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { currencyIn, isWordList, wordIn } from '@hakobu/phrases/word-lists.ts';
import type { DB } from '../../../db/types.ts';
import type { ColumnOf, TableWith } from '../database/tables.ts';
import type { Context } from '../context.ts';
import { findRow, listRows } from '../list/list-rows.ts';
import { defineListSource } from '../list/list-source.ts';
import { route, type Route } from '../route.ts';

interface LookupTable<T extends TableWith<'id' | 'name'>> {
  table: T;
  /** Fields besides id and name, with their columns. */
  extra?: Readonly<Record<string, ColumnOf<NoInfer<T>>>>;
  /** The column that orders the list: `position`, unless the table has none. */
  position?: ColumnOf<NoInfer<T>>;
}
type Ordered<T extends TableWith<'id' | 'name'>> = 'position' extends keyof DB[T]
  ? LookupTable<T>
  : Required<Pick<LookupTable<T>, 'position'>> & LookupTable<T>;

interface Word {
  id: string;
  name: string;
}

/** Ids are constants of the program; their names come from the phrases in the caller's language. */
function nameIn(language: Language, table: string, { id, name }: Word): string {
  if (table === 'currencies') return currencyIn(language, id);
  return (isWordList(table) && wordIn(language, table, id)) || name;
}

/** Serves a lookup list and its single rows from a table, in the caller's language. */
export function lookupRoutes<T extends TableWith<'id' | 'name'>>(
  endpoint: Endpoint<any, any, any, any> & { list: ListSpec },
  lookup: LookupTable<T> & NoInfer<Ordered<T>>,
): Route[] {
  const { table, extra = {}, position = 'position' } = lookup as LookupTable<T>;
  const columns = Object.entries({ id: 'id', name: 'name', ...extra }).map(
    ([field, column]) => sql`${sql.ref(`t.${column}`)} as ${sql.ref(field)}`,
  );
  const source = defineListSource<Word>({
    from: sql`${sql.table(table)} t`,
    select: sql.join(columns),
    key: 't.id',
    access: () => undefined,
    sorts: { position: `t.${position}` },
  });
  const named = (ctx: Context, row: Word): Word => ({ ...row, name: nameIn(ctx.language, table, row) });
  return [
    route(endpoint, async (ctx, { list }) => {
      // The search matches translated names, which the table does not contain.
      const { name: [wanted] = [], ...filters } = list.filters;
      const { data, ...page } = await listRows(ctx, endpoint.list, source, { ...list, filters });
      const words = data.map((row) => named(ctx, row));
      const bears = ({ name }: Word) => wanted === undefined || matches(name, wanted);
      return { data: words.filter(bears), ...page };
    }),
    route(defineLookupRow(endpoint), async (ctx, { params }) =>
      named(ctx, await findRow(ctx, source, params.id)),
    ),
  ];
}
