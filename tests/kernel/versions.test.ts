// Writes on a document increment its version, so that If-Match detects them (decision 0057).
import { expect, test } from 'vitest';
import { useTestServer } from '../support/test-server.ts';
import { refused } from '../support/refused.ts';
import { billedBox, fixedFreight, packBox, putOn, arrivedBill, makeDelivery } from '../main-job/boxes.ts';
import { approvedOrder, makePurchase } from '../main-job/goods.ts';
import { deposit, done, paidOrder, payment, usePeople } from '../main-job/main-job.ts';

const server = useTestServer();
const crew = usePeople(server);

const versionOf = async (path: string): Promise<number> => (await done(crew.admin('GET', path))).version;

/** Expects an operation to increment the version of the document. */
async function raises<Answer>(path: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = await versionOf(path);
  const answer = await work();
  expect(await versionOf(path), path).toBeGreaterThan(before);
  return answer;
}

test('the lines of a document belong to it', async () => {
  const { customer, order, box } = await arrivedBill(crew);
  const delivery = await makeDelivery(crew, customer);
  const path = `goods-deliveries/${delivery.id}`;
  await raises(path, () => done(putOn(crew, delivery, box, order, 1), 201));
  const unseen = { headers: { 'if-match': `"${delivery.version}"` } };
  await refused(crew.warehouse('PUT', path, { status_id: 'shipping' }, unseen), 'stale_version');
  const { data } = await done(
    crew.admin('GET', `goods-delivery-boxes?filter[goods_delivery_id]=${delivery.id}`),
  );
  const [{ id }] = data;
  await raises(path, () =>
    done(crew.warehouse('POST', 'goods-delivery-box/update-shipping-code', { id, shipping_code: 'GHN1' })),
  );
  await raises(path, () => done(crew.warehouse('DELETE', `goods-delivery-boxes/${id}`)));
});

test('boxes put on a pallet and taken off it do too', async () => {
  const box = await packBox(crew);
  const makePallet = async () =>
    `pallets/${(await done(crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: 1 }), 201)).id}`;
  const [path, other] = [await makePallet(), await makePallet()];
  const idOf = (pallet: string) => Number(pallet.split('/')[1]);
  const put = { box_id: box.id, quantity: 1 };
  await raises(path, () =>
    done(crew.warehouse('POST', 'pallet-boxes', { ...put, pallet_id: idOf(path) }), 201),
  );
  const move = { ...put, from_pallet_id: idOf(path), to_pallet_id: idOf(other) };
  await raises(path, () => raises(other, () => done(crew.warehouse('PUT', 'change-sku-position', move))));
  await raises(other, () => done(crew.warehouse('POST', `${other}/taken-down`, { boxes: [put] })));
});

test('recording as receivable at the document does too', async () => {
  const { order, bill } = await billedBox(crew);
  const debit = (path: string, fields: object = {}) =>
    raises(path, () => done(crew.admin('PUT', path, { action_debit: true, ...fields })));
  await done(crew.admin('PUT', `lading-bills/${bill.id}`, fixedFreight('1000')));
  await debit(`lading-bills/${bill.id}`);
  await debit(`orders/${order.id}`);
  const purchase = await makePurchase(crew, (await paidOrder(crew)).order);
  await done(crew.purchase('PUT', `purchases/${purchase.id}/approve`));
  await debit(`purchases/${purchase.id}`, { payment_due_date: '2030-01-31' });
});

test('amounts derived from vouchers do not', async () => {
  const { customer, order } = await approvedOrder(crew);
  await deposit(crew, customer, '10000', 'JPY');
  const path = `orders/${order.id}`;
  const pay = () =>
    done(crew.accounting('POST', ...payment('order', customer, '1', { type: 'order', id: order.id })), 201);
  const [before] = [await versionOf(path), await pay()];
  await done(crew.admin('PUT', path, { note: 'x' }, { headers: { 'if-match': `"${before}"` } }));
  const { headers } = await fetch(`${server.url}/api/${path}`, {
    headers: { authorization: `Bearer ${await server.signIn('admin@hakobu.test')}` },
  });
  expect(headers.get('etag')).toBe(`W/"${await versionOf(path)}"`);
});
