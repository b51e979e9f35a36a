import { countLists } from '@hakobu/contract/helper/count/count.endpoints.ts';
import { servedLists } from '#kernel/list/served-lists.ts';
import { route, type Route } from '#kernel/route.ts';
import { countIn } from './count-lists.ts';

/** Route that counts rows of the lists among the server's routes. */
export const countRoutes = (served: readonly Route[]): Route[] => [
  route(countLists, countIn(servedLists(served))),
];
