import { getFile } from '@hakobu/contract/helper/file/file.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { readFileOf } from './read-file.ts';

/**
 * Routes of the files of documents. Whether a document may be read is decided by the routes of the server.
 */
export const fileRoutes = (served: readonly Route[]): Route[] => [route(getFile, readFileOf(served))];
