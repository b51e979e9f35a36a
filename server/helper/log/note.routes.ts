import { createNote, getLog, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { listLogsOf, readLogOf } from './read-log.ts';
import { writeNoteOn } from './write-note.ts';

/**
 * Routes of the change log and its notes. Whether a document may be read is decided by the routes of the
 * server.
 */
export const noteRoutes = (served: readonly Route[]): Route[] => [
  route(listLogs, listLogsOf(served)),
  route(getLog, readLogOf(served)),
  route(createNote, writeNoteOn(served)),
];
