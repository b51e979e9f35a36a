import { expect, test } from 'vitest';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import { sfaMachine } from '@hakobu/contract/warehouse/sfa/sfa.machine.ts';
import { done, usePeople, wholeOrder, type People } from '../../../tests/main-job/main-job.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** List and state of the documents whose state follows from other facts. */
const documents: Record<string, { list: string; stateOf: (row: any) => string }> = {
  sfa: { list: 'sfas', ...sfaMachine },
  box: { list: 'boxes', ...boxMachine },
  lading_bill: { list: 'lading-bills', ...ladingBillMachine },
  container: { list: 'containers', ...containerMachine },
};

/** The states seen so far, by kind. */
const seen: Record<string, Set<string>> = {};

/** Compares the state of every document that the order leads to with that of its row. */
async function compareStates(): Promise<void> {
  const { data: orders } = await done(crew.admin('GET', 'orders'));
  for (const order of orders)
    for (const link of (await done(crew.admin('GET', `documents/order/${order.id}/links`))).data) {
      const kind = documents[link.resource];
      for (const { id, state } of kind === undefined ? [] : link.rows) {
        const row = await done(crew.admin('GET', `${kind!.list}/${id}`));
        expect(state, `${link.resource} ${id}`).toBe(kind!.stateOf(row));
        (seen[link.resource] ??= new Set()).add(state);
      }
    }
}

const compared =
  (caller: Caller): Caller =>
  async (method, path, ...rest) => {
    const reply = await caller(method, path, ...rest);
    if (method !== 'GET') await compareStates();
    return reply;
  };

test('linked documents have the state of their rows after each step of an order', async () => {
  const people = Object.fromEntries(
    Object.entries(crew).map(([role, caller]) => [role, compared(caller)]),
  ) as People;
  await wholeOrder(people);
  expect(Object.fromEntries(Object.entries(seen).map(([kind, states]) => [kind, [...states]]))).toEqual({
    sfa: ['declared', 'counted'],
    box: ['closed', 'loaded', 'arrived', 'delivered'],
    lading_bill: ['open', 'planned', 'locked', 'arrived'],
    container: ['open', 'cut_off', 'arrived'],
  });
});
