import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

describe.for([
  ...['order/statuses', 'order/types', 'contract/statuses', 'purchase/statuses', 'shipment-methods'],
  ...['transaction-types', 'currencies', 'goods-delivery-statuses', 'freight-charge-types', 'box-tags'],
  ...['container-types', 'pallet-types'],
])('the words of %s', (path) => {
  test('are read one by one as in their list, in the caller’s language', async () => {
    const sale = await server.as('sale');
    for (const language of ['vi', 'ja']) {
      const { data } = await done(sale('GET', path, undefined, { language }));
      expect(data.length).toBeGreaterThan(0);
      for (const row of data)
        expect(await done(sale('GET', `${path}/${row.id}`, undefined, { language }))).toEqual(row);
    }
  });

  test('need a signed-in caller and a known id', async () => {
    const sale = await server.as('sale');
    await refused(sale('GET', `${path}/NONE`), 'not_found');
    await refused(server.with(undefined)('GET', `${path}/NONE`), 'logged_out');
  });
});

test('lists that people choose from have rows with an id and a name', async () => {
  const [admin, sale] = await Promise.all([server.as('admin'), server.as('sale')]);
  for (const path of ['ecommerce-channels', 'support-types'])
    await done(admin('POST', path, { name: 'One more' }));
  for (const path of [
    ...['shipment-methods', 'purchase/statuses', 'contract/statuses', 'order/types', 'support-types'],
    ...['ecommerce-channels', 'delivery-partners', 'currencies', 'transaction-types'],
  ]) {
    const { data } = await done(sale('GET', path));
    expect(data.length, path).toBeGreaterThan(0);
    for (const { id, name } of data) {
      expect(String(id), path).toMatch(/./);
      expect(name, path).toMatch(/./);
    }
  }
});
