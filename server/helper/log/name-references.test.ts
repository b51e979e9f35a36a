import { expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

test('the change log names what it refers to', async () => {
  const admin = await server.as('admin');
  const { body: parent } = await admin('POST', 'categories', { name: '飲料' });
  const { body: child } = await admin('POST', 'categories', { name: '緑茶', parent_id: parent.id });
  const { body: supplier } = await admin('POST', 'suppliers', { name: 'Rakuten' });
  const { body: product } = await admin('POST', 'products', { id: 'LOG1', name: 'Tea' });
  await admin('PUT', `products/${product.id}`, { supplier_id: supplier.id });
  const [entry] = (await admin('GET', `logs?filter[logable_type]=category&filter[logable_id]=${child.id}`))
    .body.data;
  expect([entry.content.parent_id, entry.names]).toEqual([parent.id, { parent_id: '飲料' }]);
  await admin('DELETE', `categories/${child.id}`);
  await admin('DELETE', `categories/${parent.id}`);
  const gone = (
    await admin('GET', `logs?filter[logable_type]=category&filter[logable_id]=${child.id}`)
  ).body.data.find(({ type_id }: { type_id: string }) => type_id === 'created');
  expect(gone.names).toEqual({}); // a deleted row has no name
});

test('a location is named by its shelf and its place on it', async () => {
  const warehouse = await server.as('warehouse');
  const { body: free } = await warehouse('GET', 'locations?per_page=1');
  const [{ id, shelve_name, floor, column, row, area_id }] = free.data;
  const { body: pallet } = await warehouse('POST', 'pallets', { type_id: 'T11', area_id });
  await warehouse('PUT', `pallets/${pallet.id}`, { location_id: id });
  const { body: logs } = await warehouse(
    'GET',
    `logs?filter[logable_type]=pallet&filter[logable_id]=${pallet.id}`,
  );
  const moved = logs.data.find(({ content }: { content: object }) => 'location_id' in content);
  expect(moved.names).toEqual({ location_id: [shelve_name, floor, column, row].join('-') });
});
