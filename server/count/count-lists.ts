import type { countLists } from '@hakobu/contract/helper/count/count.endpoints.ts';
import type { Endpoint, QueryOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Actor, Context } from '#kernel/context.ts';
import { parseBrackets } from '#kernel/http/body-parsers.ts';
import { parseInput } from '#kernel/http/parse-input.ts';
import { Refusal } from '#kernel/refusal.ts';
import { INTERNAL_HEADERS, type Handler, type Input, type Route } from '#kernel/route.ts';
import { authorise } from '#kernel/session/authorise.ts';

type CountQuery = QueryOf<typeof countLists>['asked'][number];

/** Counts the rows of several lists, each with its own right and scope. */
export const countIn =
  (lists: ReadonlyMap<string, Route>): Handler<typeof countLists> =>
  async (ctx, { query: { asked, most } }) => {
    const counts = await Promise.all(
      asked.map(async (one): Promise<[string, number | undefined]> => {
        const list = lists.get(one.list);
        return [one.name, list && (await countOne(ctx, list, one, most))];
      }),
    );
    return {
      data: Object.fromEntries(counts.filter((count): count is [string, number] => count[1] !== undefined)),
    };
  };

/** Undefined where the caller may not read the list, or the list refuses the query. */
async function countOne(
  ctx: Context,
  { endpoint, handler }: Route,
  { query, warehouse }: CountQuery,
  most: number,
): Promise<number | undefined> {
  try {
    const scope = scopeOf(ctx.actor, endpoint);
    const input = parseInput(endpoint, {
      params: {},
      query: parseBrackets(query),
      body: {},
      headers: INTERNAL_HEADERS,
    });
    // the limit is one below the largest count shown, because the list itself counts one more to see
    // whether there are more
    const list: ListQuery = { ...input.list, page: 1, per_page: 1, counted: most - 1 };
    const answer = await handler({ ...ctx, scope, warehouseId: warehouse }, {
      ...input,
      list,
    } as Input<Endpoint>);
    return Math.min((answer as Page<unknown>).total ?? 0, most);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const scopeOf = (actor: Actor, { access, verified }: Endpoint): Scope =>
  authorise(actor, access, verified === true);
