import { search } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { searchIn } from './search.ts';

/** Searches the lists that the server answers. */
export const searchRoutes = (served: readonly Route[]): Route[] => [route(search, searchIn(served))];
