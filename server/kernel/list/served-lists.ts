import type { Route } from '../route.ts';

/** The lists among the routes whose path contains no id, by path. */
export const servedLists = (served: readonly Route[]): ReadonlyMap<string, Route> =>
  new Map(
    served
      .filter(
        ({ endpoint: { list, method, path } }) =>
          list !== undefined && method === 'GET' && !path.includes('{'),
      )
      .map((list) => [list.endpoint.path, list]),
  );
