import { z } from 'zod';
import { defineEndpoint, defineList, type Endpoint } from './endpoint.ts';
import { lookupRow, textId } from './fields.ts';

/**
 * An unpaged list of choices for forms, readable for every signed-in user. `extra` adds fields to id and
 * name.
 */
export function defineLookup<Extra extends z.ZodRawShape = {}>({
  id,
  path,
  title,
  extra,
}: {
  id: string;
  path: string;
  title: string;
  extra?: Extra;
}) {
  return defineList({
    id,
    path,
    summary: `List ${title}`,
    access: 'signed_in',
    row: lookupRow.extend(extra ?? ({} as Extra)),
    list: {
      filters: { id: 'text', name: 'contains' },
      sorts: ['id', 'name', 'position'],
      defaultSort: 'position',
      paged: false,
    },
  });
}

/** Endpoint that reads one row of a lookup list by id. */
export const defineLookupRow = <Row extends z.ZodType>({
  id,
  path,
  response,
}: Pick<Endpoint, 'id' | 'path'> & { response: z.ZodObject<{ data: z.ZodArray<Row> }> }) =>
  defineEndpoint({
    id: id.replace(/list$/, 'get'),
    method: 'GET',
    path: `${path}/{id}`,
    summary: `Read one word of ${path}`,
    access: 'signed_in',
    params: textId,
    response: response.shape.data.element,
  });
