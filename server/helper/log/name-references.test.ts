import { expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { billedBox } from '../../../tests/main-job/boxes.ts';
import { usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

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

test('linked rows are named together, an address by its consignee and place', async () => {
  const admin = await server.as('admin');
  const newest = async (type: string, id: string | number) =>
    (await admin('GET', `logs?filter[logable_type]=${type}&filter[logable_id]=${id}`)).body.data[0];
  const create = async (path: string, body: object) => (await admin('POST', path, body)).body;
  const tags = await Promise.all(['Nội trợ', 'Quà tặng'].map((name) => create('product-tags', { name })));
  const product = await create('products', { id: 'LOG2', name: 'Rice cooker' });
  await admin('POST', `products/${product.id}/product-tags`, { product_tag_ids: tags.map(({ id }) => id) });
  expect((await newest('product', product.id)).names).toEqual({ tags_attached: 'Nội trợ, Quà tặng' });

  const customer = await create('users', {
    name: 'Lê Thị Hoa',
    email: 'hoa@example.test',
    password: 'correct horse',
    role_id: 'customer',
  });
  const address = await create('addresses', {
    user_id: customer.id,
    consignee: 'Lê Thị Hoa',
    address_detail: '12 Lê Lợi',
  });
  const delivery = await create('goods-deliveries', {
    customer_id: customer.id,
    delivery_partner_id: 1,
    address_id: address.id,
  });
  expect((await newest('goods_delivery', delivery.id)).names).toMatchObject({
    customer_id: 'Lê Thị Hoa',
    address_id: 'Lê Thị Hoa, 12 Lê Lợi',
  });
});

test('documents without a name are named by their numbers', async () => {
  const { bill, box } = await billedBox(crew);
  const { body } = await crew.admin(
    'GET',
    `logs?filter[logable_type]=lading_bill&filter[logable_id]=${bill.id}`,
  );
  const added = body.data.find(({ content }: { content: object }) => 'box_id' in content);
  expect(added.content).toMatchObject({ box_id: box.id });
  expect(added.names).toEqual({ box_id: documentNumber('box', box.id) });
});
