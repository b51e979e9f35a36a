// Text input: every field has a limit, none accepts what the database cannot store, and stored text is
// unchanged.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from '../../server/routes.ts';

const TOO_LONG = 'x'.repeat(200_000);
type Shape = Record<string, z.ZodType>;

/** Every field of a body with its path, including nested objects. */
function fieldsOf(schema: z.ZodType, path = ''): [string, z.ZodType][] {
  const { shape, options, element, innerType, def } = schema as unknown as {
    shape?: Shape;
    options?: z.ZodType[];
    element?: z.ZodType;
    innerType?: z.ZodType;
    def?: { innerType?: z.ZodType };
  };
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([name, field]) => [
      [`${path}${name}`, field] as [string, z.ZodType],
      ...fieldsOf(field, `${path}${name}.`),
    ]);
  if (Array.isArray(options)) return options.flatMap((option) => fieldsOf(option, path));
  const inner = element ?? innerType ?? def?.innerType;
  return inner === undefined ? [] : fieldsOf(inner, path);
}

/** The status of an order is computed, so this field is refused by the use case. */
const REFUSED_BY_USE_CASE = /^PUT (orders|order\/\w+)\/\{id\}: status_id$/;

const fields = allRoutes
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .flatMap(({ endpoint }) =>
    fieldsOf(endpoint.body).map(
      ([path, field]) => [`${endpoint.method} ${endpoint.path}: ${path}`, field] as const,
    ),
  )
  .filter(([name]) => !REFUSED_BY_USE_CASE.test(name));

describe('every field of every body', () => {
  test('is looked at', () => expect(fields.length).toBeGreaterThan(250));

  test.for(fields)('%s has a limit', ([, field]) => {
    expect(field.safeParse(TOO_LONG).success).toBe(false);
  });

  test.for(fields.filter(([, field]) => field.safeParse('abcdefghijk').success))(
    '%s refuses what a database cannot hold',
    ([, field]) => {
      expect(field.safeParse('abc\0defghijk').success).toBe(false);
    },
  );
});
