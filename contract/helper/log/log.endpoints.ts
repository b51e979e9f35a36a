import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, textField } from '../../kernel/fields.ts';

export const logRow = z.object({
  id: z.number().int(),
  logable_type: z.string(),
  logable_id: z.string(),
  type_id: z.enum(['write', 'created', 'deleted', 'others']),
  creator_id: z.number().int().nullable(),
  /** Unix seconds. */
  created_at: z.number().int(),
  content: z.record(z.string(), z.unknown()),
  /** Names of the rows that the content refers to, by key of the content. */
  names: z.record(z.string(), z.string()),
  creator: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});

export const listLogs = defineList({
  id: 'helper.log.list',
  path: 'logs',
  summary: 'List the change log of documents',
  access: { resource: 'log', action: 'read' },
  row: logRow,
  list: {
    filters: { logable_type: 'text', logable_id: 'text', type_id: 'text', creator_id: 'integer' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});

export const getLog = defineEndpoint({
  id: 'helper.log.get',
  method: 'GET',
  path: 'logs/{id}',
  summary: 'Read one entry of the change log',
  access: { resource: 'log', action: 'read' },
  params: integerId,
  response: logRow,
});

/** Entries are never changed or deleted: there is no endpoint for it, and the database refuses it. */
export const createNote = defineEndpoint({
  id: 'helper.log.create',
  method: 'POST',
  path: 'logs',
  summary: 'Write a note on a document',
  access: { resource: 'log', action: 'create' },
  body: z.object({
    logable_type: textField(32),
    logable_id: z.union([z.number().int(), textField(64)]).transform(String),
    type_id: z.literal('write').default('write'),
    content: z.object({ write: textField(2000) }),
  }),
  response: logRow,
});
