import { expect, test } from 'vitest';
import { attachTo, newCustomer, openContract, orderAndContract } from '../../../tests/main-job/contracts.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { closeContractsTask } from './close-contracts.ts';

const server = useTestServer();
const crew = usePeople(server);
const night = () => closeContractsTask.run({ db: server.app.database.db, payload: {}, log: () => {} });
const statusOf = async (id: string) => (await done(crew.sale('GET', `contracts/${id}`), 200)).status_id;
/** The term of a contract that ended yesterday. */
const ended = { start_date: inDays(-30), end_date: inDays(-1) };

test('an expired contract is closed when all its orders are finished', async () => {
  const { order, contract } = await orderAndContract(crew, ended);
  await done(attachTo(crew, contract, order.id), 200);
  await night();
  expect(await statusOf(contract.id)).toBe('Open');
  await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
  await night();
  expect(await statusOf(contract.id)).toBe('Closed');
  expect((await logOf(server, 'contract', contract.id)).at(-1)).toEqual({
    type_id: 'others',
    content: { status_id: 'Closed', cause: 'contract_over' },
  });
});

test('a contract stays in force on its last day, and without an end', async () => {
  const customer = await newCustomer(crew);
  const lastDay = await openContract(crew, customer, { end_date: inDays(0) });
  const endless = await openContract(crew, customer);
  const over = await openContract(crew, customer, ended);
  await night();
  expect(await Promise.all([lastDay, endless, over].map(({ id }) => statusOf(id)))).toEqual([
    'Open',
    'Open',
    'Closed',
  ]);
});
