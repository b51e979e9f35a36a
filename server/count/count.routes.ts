import { countLists } from '@hakobu/contract/helper/count/count.endpoints.ts';
import { servedLists } from '#kernel/list/served-lists.ts';
import { route, type Route } from '#kernel/route.ts';
import { countIn } from './count-lists.ts';

/** Counts rows of the lists that the server answers. */
export const countRoutes = (served: readonly Route[]): Route[] => [
  route(countLists, countIn(servedLists(served))),
];
