import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField, integerField, textField } from '../../kernel/fields.ts';

/** A count says no more than this: `100` means that there are so many and more. */
export const MAX_TASK_COUNT = 100;
export const MAX_VIEW_COUNT = 1000;
export const MAX_COUNTED_LISTS = 60;

const asked = z.array(
  z.object({
    /** What the answer calls it. */
    name: textField(80),
    /** The list's path, and its query string as the list itself takes it. */
    list: textField(100),
    query: exactField(4000, 0).default(''),
    /** The warehouse in which it is counted. */
    warehouse: integerField().optional(),
  }),
);

/** Text of JSON, as a query string carries it; what is no JSON is refused by its field. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/**
 * How many rows several lists have, up to `most` each, by the name that each was asked under. Lists that the
 * caller may not read, and questions that a list does not understand any more, are left out.
 */
export const countLists = defineEndpoint({
  id: 'helper.count.list',
  method: 'GET',
  path: 'counts',
  summary: 'Count the rows of several lists at once',
  access: 'signed_in',
  query: z.object({
    asked: z.preprocess(readJson, asked.min(1, 'required').max(MAX_COUNTED_LISTS, 'too_long')),
    most: z
      .preprocess(Number, z.union([z.literal(MAX_TASK_COUNT), z.literal(MAX_VIEW_COUNT)]))
      .default(MAX_VIEW_COUNT),
  }),
  response: z.object({ data: z.record(z.string(), z.number().int()) }),
});
