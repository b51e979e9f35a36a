import { search } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { searchIn } from './search.ts';

/** Route that searches the lists among the server's routes. */
export const searchRoutes = (served: readonly Route[]): Route[] => [route(search, searchIn(served))];
