import { expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { orderThatAsks } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const open = (walletable_id: number, body: object = {}, caller = crew.accounting) =>
  caller('POST', 'wallet/users', { walletable_id, ...body });

test('missing wallets of a customer are opened, repeatedly without effect', async () => {
  const { id } = await makeCustomer(crew);
  const made = await done(open(id), 201);
  expect(made).toMatchObject({ walletable_id: id, currency_id: 'VND', balance: '0' });
  expect(await done(open(id), 201)).toEqual(made);
  const { data } = await done(crew.accounting('GET', `wallet/users?filter[walletable_id]=${id}`));
  expect(data.map(({ currency_id }: any) => currency_id).toSorted()).toEqual(['JPY', 'VND']);
  await done(open(id, { currency_id: 'USD' }), 201);
});

test('a supplier gets an advance in yen unless another currency is named', async () => {
  const walletable_id = await makeSupplier(crew);
  expect(await done(crew.accounting('POST', 'wallet/suppliers', { walletable_id }), 201)).toMatchObject({
    currency_id: 'JPY',
  });
  await refused(crew.purchase('POST', 'wallet/suppliers', { walletable_id }), 'forbidden');
  await refused(crew.accounting('POST', 'wallet/suppliers', { walletable_id: 999999 }), 'unknown_reference');
});

test('salespeople open them for their own customers only', async () => {
  const own = await orderThatAsks(crew);
  await done(open(own.customer, {}, crew.sale), 201);
  const { id } = await makeCustomer(crew);
  await refused(open(id, {}, crew.sale), 'not_found');
  await refused(open(id, {}, await stranger(server, 'accounting')), 'unknown_reference');
  await refused(open(999999), 'unknown_reference');
  await refused(open(id, { currency_id: 'EUR' }), 'invalid_fields', 'currency_id');
});
