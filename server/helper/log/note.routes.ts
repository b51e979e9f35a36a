import { createNote } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { route, type Route } from '#kernel/route.ts';
import { writeNoteOn } from './write-note.ts';

/** Notes on the documents that the server's calls show. */
export const noteRoutes = (served: readonly Route[]): Route[] => [route(createNote, writeNoteOn(served))];
