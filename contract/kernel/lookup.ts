import { z } from 'zod';
import { defineList } from './endpoint.ts';
import { lookupRow } from './fields.ts';

/**
 * An unpaged list of words that forms choose from; everybody signed in may read it. `extra` adds fields to id
 * and name.
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
      filters: { id: 'text' },
      sorts: ['id', 'name', 'position'],
      defaultSort: 'position',
      paged: false,
    },
  });
}
