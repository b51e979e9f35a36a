import { createNote, getLog, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { listLogsOf, readLogOf } from './read-log.ts';
import { writeNoteOn } from './write-note.ts';

/** The change log of the documents that the server's calls show, and notes on them. */
export const noteRoutes = (served: readonly Route[]): Route[] => [
  route(listLogs, listLogsOf(served)),
  route(getLog, readLogOf(served)),
  route(createNote, writeNoteOn(served)),
];
