// Dates have a range: far ones are typing errors, and PostgreSQL fails to calculate at the ends of its own.
import { describe, expect, test } from 'vitest';
import { dateField, instantField } from '../../contract/kernel/fields.ts';
import { allRoutes } from '../../server/routes.ts';
import { refused } from '../support/refused.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const FAR = ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
const ENDS = '1900-01-01,2199-12-31';

/** Fields of a list, or of the query of another call, that take a date; with the query that names one. */
const dateQueries = allRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .flatMap(({ path, list, query }) => {
    const inList = (['filters', 'between'] as const).flatMap((place) =>
      Object.entries(list?.[place] ?? {})
        .filter(([, kind]) => kind === 'date' || kind === 'instant')
        .map(([name]) => `${place === 'filters' ? 'filter' : 'filter_between'}[${name}]`),
    );
    const shape = (query as { shape?: Record<string, { safeParse(value: unknown): { success: boolean } }> })
      .shape;
    const inQuery = Object.entries(shape ?? {})
      .filter(([, field]) => field.safeParse('2026-11-27').success && !field.safeParse('word').success)
      .map(([name]) => name);
    return [...inList, ...inQuery].map((name) => ({ path, name }));
  });

describe('a date in a query', () => {
  test('is found on many calls', () => expect(dateQueries.length).toBeGreaterThan(40));

  test.for(dateQueries)('of $path, $name, is from 1900 to 2199', async ({ path, name }) => {
    const admin = await server.as('admin');
    for (const day of FAR) {
      const value = name.startsWith('filter_between') ? `${day},${day}` : day;
      await refused(admin('GET', `${path}?${name}=${value}`), 'invalid_fields');
    }
    const ends = name.startsWith('filter_between') ? ENDS : ENDS.slice(0, 10);
    expect((await admin('GET', `${path}?${name}=${ends}`)).status).toBeLessThan(500);
  });
});

describe('a date in a body', () => {
  test.for(FAR)('%s is refused by its field', async (day) => {
    await refused(
      (await server.as('accounting'))('POST', 'payment-supplier', { voucher_date: day }),
      'invalid_fields',
      'voucher_date',
    );
    expect(dateField().safeParse(day).success).toBe(false);
    expect(instantField().safeParse(`${day}T12:00:00Z`).success).toBe(false);
  });

  test('is accepted at both ends', () => {
    for (const day of ENDS.split(',')) {
      expect(dateField().safeParse(day).success).toBe(true);
      expect(instantField().safeParse(`${day}T12:00:00Z`).success).toBe(true);
    }
  });
});

test('months of the books are those of these years', async () => {
  const accounting = await server.as('accounting');
  for (const month of ['0001-01', '1899-12', '2200-01', '9999-12'])
    await refused(
      accounting('POST', 'statistics/account/lock-month', { month, reason: 'x' }),
      'invalid_fields',
      'month',
    );
});
