import { expect, test } from 'vitest';
import { factsOf, openClearing, packedOrder, sendOrder } from '../../../../tests/main-job/books.ts';
import { usePeople } from '../../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('delivery recognizes revenue from goods, service fee and freight', async () => {
  const { order, ladingBill, customer } = await sendOrder(crew, await packedOrder(crew));
  const earned = await factsOf(server, 'revenue', 'order', order.id);
  for (const { code_ref } of earned) expect(code_ref).toMatch(/^DT\d{2}-\d{6}$/);
  expect(earned.map(({ posts }) => posts)).toEqual([
    [['131-C', '5111', '3300', '565950', '565950']],
    [
      ['131-C', '5113', '50000', '50000', '50000'],
      ['131-C', '5113', ladingBill.freight_charge, ladingBill.freight_charge, ladingBill.freight_charge],
    ],
  ]);
  // only what the parcel's carrier is owed on arrival is left
  expect(await openClearing(server)).toEqual([expect.objectContaining({ code: '331-P', balance: '500' })]);
  expect(customer).toBeGreaterThan(0);
  await expectBooksInOrder(server);
});
