import fc from 'fast-check';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { waitingDelivery } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { documentNumberOf } from './document-number.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Compiles statements without a connection. */
const compiler = new Kysely<any>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

async function numbersOf(documents: readonly (readonly [type: string, id: string])[]): Promise<string[]> {
  const values = documents.map(([type, id]) => sql`(${type}::text, ${id}::text)`);
  const { sql: text, parameters } =
    sql`select ${documentNumberOf(sql.ref('d.type'), sql.ref('d.id'))} as number
    from (values ${sql.join(values)}) as d (type, id)`.compile(compiler);
  return (await server.query<{ number: string }>(text, [...parameters])).map(({ number }) => number);
}

test('the database and the contract write the same numbers', async () => {
  const integers = fc.tuple(
    fc.constantFrom('purchase', 'sfa', 'lading_bill', 'goods_delivery', 'container'),
    fc.integer({ min: 100_000, max: 999_999_999 }).map(String),
  );
  const small = fc.tuple(fc.constantFrom('purchase', 'sfa'), fc.integer({ min: 1, max: 99_999 }).map(String));
  const texts = fc.tuple(fc.constantFrom('order', 'contract'), fc.constantFrom('OR2611000042', 'HD26110001'));
  const many = fc.array(fc.oneof(integers, small, texts), { minLength: 1, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(many, async (documents) => {
      expect(await numbersOf(documents)).toEqual(documents.map(([type, id]) => documentNumber(type, id)));
    }),
    { numRuns: 20 },
  );
});

test('bills, deliveries and containers are written by their names', async () => {
  const { bill, delivery, container } = await waitingDelivery(crew);
  const written = await numbersOf([
    ['lading_bill', String(bill.id)],
    ['goods_delivery', String(delivery.id)],
    ['container', String(container.id)],
  ]);
  expect(written).toEqual([bill.name, delivery.name, container.name]);
  const { data } = await done(
    crew.accounting(
      'GET',
      `get-outstanding-reference-objects?filter[object_type]=user&filter[object_id]=${bill.customer_id}`,
    ),
  );
  const named = data.map(({ receiptable_type, receiptable_number }: any) => [
    receiptable_type,
    receiptable_number,
  ]);
  for (const [type, number] of named)
    if (type === 'lading_bill') expect(number).toBe(bill.name);
    else expect([type, number]).toEqual([type, expect.stringMatching(/^(OR|HD)\d+$/)]);
});
