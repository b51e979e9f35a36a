import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField, integerField, textField } from '../../kernel/fields.ts';

/** Largest count: `100` means 100 or more. */
export const MAX_TASK_COUNT = 100;
export const MAX_VIEW_COUNT = 1000;
export const MAX_COUNTED_LISTS = 60;

const asked = z.array(
  z.object({
    /** Name of the count in the response. */
    name: textField(80),
    /** Path of the list, and its query string. */
    list: textField(100),
    query: exactField(4000, 0).default(''),
    /** Warehouse scope of the count. */
    warehouse: integerField().optional(),
  }),
);

/** JSON in a query string. Refuses invalid JSON with the name of the field. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/**
 * Counts the rows of several lists, up to `most` each, by name. Lists that the caller may not read, and
 * queries that a list refuses, are left out.
 */
export const countLists = defineEndpoint({
  id: 'helper.count.list',
  method: 'GET',
  path: 'counts',
  summary: 'Count the rows of several lists at once',
  access: 'signed_in',
  query: z.object({
    asked: z.preprocess(readJson, asked.min(1, 'required').max(MAX_COUNTED_LISTS, 'too_long')),
    most: integerField()
      .pipe(z.literal([MAX_TASK_COUNT, MAX_VIEW_COUNT]))
      .default(MAX_VIEW_COUNT),
  }),
  response: z.object({ data: z.record(z.string(), z.number().int()) }),
});
