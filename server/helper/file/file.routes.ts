import { getFile } from '@hakobu/contract/helper/file/file.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { readFileOf } from './read-file.ts';

/** The files of the documents that the server's calls show. */
export const fileRoutes = (served: readonly Route[]): Route[] => [route(getFile, readFileOf(served))];
