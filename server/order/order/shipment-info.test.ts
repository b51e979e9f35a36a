import { beforeAll, describe, expect, test } from 'vitest';
import {
  approve,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let home: { id: number; full_address: string };
let office: { id: number };
const INFOS = 'order/shipment-infos';

const addressOf = (user_id: number, consignee: string, extras: object = {}) =>
  done(
    crew.admin('POST', 'addresses', {
      user_id,
      consignee,
      tel: '0901 234 567',
      address: '12 Tràng Tiền',
      ...extras,
    }),
    201,
  );
const newOrder = async (of = customer): Promise<string> => {
  const product_id = await makeProduct(crew);
  return (await makeOrder(crew, of, [{ product_id, price: '100', quantity: '1' }])).id;
};
const write = (body: object, caller = crew.sale) => caller('POST', INFOS, body);
const change = (id: string, body: object, caller = crew.sale) => caller('PUT', `${INFOS}/${id}`, body);
const read = (id: string, caller = crew.sale) => caller('GET', `${INFOS}/${id}`);

beforeAll(async () => {
  customer = (await makeCustomer(crew, { name: 'Nguyễn Thị Nhận' })).id;
  home = await addressOf(customer, 'Nguyễn Thị Nhận', {
    default: true,
    ward_id: '25-00004',
    note: 'Gọi trước',
  });
  office = await addressOf(customer, 'Công ty Nhận', {
    sender_name: 'Tanaka',
    sender_address: 'Shibuya 1-2',
  });
});

describe('the destination of an order', () => {
  test("is a copy of the customer's default address by default", async () => {
    const id = await newOrder();
    await refused(read(id), 'not_found');
    const info = await done(write({ order_id: id }), 201);
    expect(info).toMatchObject({
      order_id: id,
      customer_id: customer,
      consignee: 'Nguyễn Thị Nhận',
      tel: '0901 234 567',
      address: '12 Tràng Tiền',
      note: 'Gọi trước',
      full_address: home.full_address,
      sender_name: null,
    });
    expect(await done(read(id))).toEqual(info);
  });

  test('stays when the address is changed afterwards', async () => {
    const id = await newOrder();
    const { id: address_id } = await addressOf(customer, 'Người thứ ba');
    await done(write({ id_order: id, address_id }), 201);
    await done(crew.admin('PUT', `addresses/${address_id}`, { consignee: 'Người thứ tư' }), 200);
    expect(await done(read(id))).toMatchObject({ consignee: 'Người thứ ba', full_address: '12 Tràng Tiền' });
  });

  test('is replaced by another address, keeping the sender unless one is given', async () => {
    const id = await newOrder();
    await done(write({ order_id: id, sender_name: 'Suzuki', sender_tel: '03-1234' }), 201);
    expect(
      await done(write({ order_id: id, consignee: 'Em gái', address: '5 Hàng Bài' }), 201),
    ).toMatchObject({
      consignee: 'Em gái',
      tel: null,
      ward_id: null,
      note: null,
      sender_name: 'Suzuki',
      version: 2,
    });
    const replaced = await done(write({ order_id: id, address_id: office.id }), 201);
    expect(replaced).toMatchObject({
      consignee: 'Công ty Nhận',
      sender_name: 'Tanaka',
      sender_tel: null,
      sender_full_address: 'Shibuya 1-2',
    });
    expect((await logOf(server, 'order', id)).at(-1)?.content).toEqual({
      shipment_info: 'Tanaka · Shibuya 1-2 → Công ty Nhận · 0901 234 567 · 12 Tràng Tiền',
    });
  });

  test('is changed by field, not with an outdated version', async () => {
    const id = await newOrder();
    const { version } = await done(write({ order_id: id }), 201);
    const info = await done(change(id, { tel: '0988 777 666', note: '' }), 200);
    expect(info).toMatchObject({ tel: '0988 777 666', note: null, consignee: 'Nguyễn Thị Nhận', version: 2 });
    const late = crew.sale(
      'PUT',
      `${INFOS}/${id}`,
      { tel: '1' },
      { headers: { 'if-match': String(version) } },
    );
    await refused(late, 'stale_version');
    expect(await done(change(id, { tel: '0988 777 666' }), 200)).toEqual(info);
    expect(await done(change(id, { address_id: office.id, note: 'Cổng sau' }), 200)).toMatchObject({
      consignee: 'Công ty Nhận',
      note: 'Cổng sau',
    });
  });

  test('does not change earlier deliveries', async () => {
    const id = await newOrder();
    await done(write({ order_id: id }), 201);
    const delivery = await done(
      crew.warehouse('POST', 'goods-deliveries', {
        customer_id: customer,
        delivery_partner_id: 1,
        address_id: home.id,
      }),
      201,
    );
    await done(change(id, { consignee: 'Người khác', address: '1 Đê La Thành' }), 200);
    const after = await done(crew.warehouse('GET', `goods-deliveries/${delivery.id}`));
    expect(after.place_of_delivery).toEqual(delivery.place_of_delivery);
    expect(after.place_of_delivery).toMatchObject({ consignee: 'Nguyễn Thị Nhận' });
  });

  test("is refused with unknown references, or another customer's address", async () => {
    const id = await newOrder();
    const other = await makeCustomer(crew);
    const theirs = await addressOf(other.id, 'Người lạ');
    await refused(write({}), 'invalid_fields', 'order_id');
    await refused(write({ order_id: 'OR0' }), 'not_found');
    await refused(write({ order_id: id, address_id: theirs.id }), 'unknown_reference', 'address_id');
    await refused(write({ order_id: id, ward_id: '25-none' }), 'unknown_reference', 'ward_id');
    await refused(write({ order_id: id, tel: 'x' }), 'invalid_fields', 'tel');
    await refused(change(id, { tel: '1' }), 'not_found');
    const alone = await done(write({ order_id: await newOrder(other.id) }), 201);
    expect(alone).toMatchObject({ consignee: null, full_address: null });
  });

  test('is fixed after cancellation of the order', async () => {
    const id = await newOrder();
    await approve(crew, id);
    await done(write({ order_id: id }), 201);
    await done(crew.sale('PUT', `orders/${id}/cancel`, { confirm: true }), 200);
    await refused(change(id, { tel: '1' }), 'order_is_cancelled');
    await refused(write({ order_id: id }), 'order_is_cancelled');
  });

  test('is deleted, and then not found', async () => {
    const id = await newOrder();
    await done(write({ order_id: id }), 201);
    await refused(crew.sale('DELETE', `${INFOS}/${id}`), 'forbidden');
    await done(crew.admin('DELETE', `${INFOS}/${id}`), 204);
    await refused(crew.admin('DELETE', `${INFOS}/${id}`), 'not_found');
    await refused(read(id), 'not_found');
  });

  test('is readable and writable by owners of the order, not by other companies', async () => {
    const id = await newOrder();
    await done(write({ order_id: id }), 201);
    await refused(read(id, await stranger(server, 'sale')), 'not_found');
    await refused(write({ order_id: id }, await stranger(server, 'sale')), 'not_found');
    await refused(change(id, { tel: '1' }, await colleague(server, 'sale')), 'not_found');
    await refused(read(id, crew.customer), 'not_found');
    await done(read(id, crew.warehouse), 200);
    await refused(change(id, { tel: '1' }, crew.warehouse), 'forbidden');
    const [{ email }] = (await server.query('select email from users where id = $1', [customer])) as [any];
    const own = server.with(await server.signIn(email, 'hakobu-demo'));
    expect(await done(read(id, own))).toMatchObject({ order_id: id });
    expect((await done(own('GET', INFOS))).data.every((row: any) => row.customer_id === customer)).toBe(true);
    const { data } = await done(crew.sale('GET', `${INFOS}?filter[order_id]=${id}`));
    expect(data).toMatchObject([{ id }]);
    expect((await done(crew.sale('GET', `${INFOS}?filter[customer_id]=${customer}`))).total).toBeGreaterThan(
      3,
    );
  });
});
