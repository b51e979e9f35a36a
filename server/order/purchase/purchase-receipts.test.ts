import { beforeAll, describe, expect, test } from 'vitest';
import { done, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { forPurchase, pay, purchaseThatAsks } from '../../../tests/main-job/money.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

let mine: Awaited<ReturnType<typeof purchaseThatAsks>>;
let voucher: { id: number; code_ref: string };
beforeAll(async () => {
  mine = await purchaseThatAsks(crew);
  voucher = await done(
    pay(crew, 'payment_purchase', mine.supplier, { amount: '1000', ...forPurchase(mine) }),
    201,
  );
});
const receipts = async (query = '', caller = crew.purchase) =>
  (await done(caller('GET', `purchase/receipts?${query}`))).data;

describe('receipts of purchases', () => {
  test('list vouchers with their amount per purchase', async () => {
    const [one] = await receipts(`filter[purchase_id]=${mine.purchase.id}`);
    expect(one).toMatchObject({
      purchase_id: mine.purchase.id,
      supplier_id: mine.supplier,
      receiptable_type: 'purchase',
      receiptable_id: String(mine.purchase.id),
      transaction_id: voucher.id,
      code_ref: voucher.code_ref,
      voucher_date: TODAY,
      currency_id: 'JPY',
      amount: '1000',
    });
    expect(await done(crew.purchase('GET', `purchase/receipts/${one.id}`))).toEqual(one);
    const other = await purchaseThatAsks(crew);
    expect(await receipts(`filter[purchase_id]=${other.purchase.id}`)).toEqual([]);
    expect(await receipts(`filter[supplier_id]=${mine.supplier}`)).toEqual([one]);
    expect(await receipts(`filter[transaction_id]=${voucher.id}`)).toEqual([one]);
  });

  test('hide costs from users without permission, and are not found for others', async () => {
    const filter = `filter[purchase_id]=${mine.purchase.id}`;
    expect(await receipts(filter, crew.sale)).toMatchObject([{ amount: null }]);
    const [{ id }] = await receipts(filter);
    const elsewhere = await stranger(server, 'purchase');
    expect(await receipts(filter, elsewhere)).toEqual([]);
    await refused(elsewhere('GET', `purchase/receipts/${id}`), 'not_found');
    await refused(crew.purchase('GET', 'purchase/receipts/999999'), 'not_found');
  });

  test('follow from vouchers: they are not written', async () => {
    for (const [method, path] of [
      ['POST', 'purchase/receipts'],
      ['PUT', 'purchase/receipts/1'],
      ['DELETE', 'purchase/receipts/1'],
    ] as const) {
      const { status, body } = await crew.accounting(method, path, {});
      expect([status, body.code]).toEqual([405, 'follows_from_others']);
    }
  });

  test('of a supplier are paged to the last one and beyond', async () => {
    const pays = () =>
      done(pay(crew, 'payment_purchase', mine.supplier, { amount: '10', ...forPurchase(mine) }), 201);
    const vouchers = [voucher, await pays(), await pays()].map(({ id }) => id);
    const ofSupplier = (query: string, caller = crew.purchase) =>
      done(caller('GET', `purchase/receipts?filter[supplier_id]=${mine.supplier}&per_page=2&${query}`));
    for (const [page, ids] of [vouchers.slice(0, 2), vouchers.slice(2), [], []].entries()) {
      const { data, total } = await ofSupplier(`sort=id&page=${page + 1}`);
      expect(data.map(({ transaction_id }: any) => transaction_id)).toEqual(ids);
      expect(total).toBe(3);
    }
    const { data } = await ofSupplier(`sort=-id&page=2&filter[purchase_id]=${mine.purchase.id}`);
    expect(data).toMatchObject([{ transaction_id: voucher.id, amount: '1000' }]);
    expect(await ofSupplier('filter[purchase_id]=999999')).toMatchObject({ data: [], total: 0 });
    expect((await receipts('filter[supplier_id]=999999')).length).toBe(0);
    expect((await ofSupplier('', await stranger(server, 'purchase'))).total).toBe(0);
  });
});

describe('buyers', () => {
  const buyers = async (caller = crew.purchase, query = '') =>
    (await done(caller('GET', `purchase/buyers?per_page=100${query}`))).data;

  test('are the buyers of purchases that the user may read', async () => {
    const name = `Buyer ${unique()}`;
    const buyer = await makeAccount(server, 'purchase', { name });
    expect(await buyers(crew.sale, `&q=${name}`)).toEqual([]);
    const product_id = (await done(crew.purchase('GET', 'products?per_page=1'))).data[0].id;
    await done(
      buyer.call('POST', 'purchases', {
        supplier_id: mine.supplier,
        currency_id: 'JPY',
        items: [{ product_id, price: '1', quantity: '1' }],
      }),
      201,
    );
    for (const caller of [crew.sale, crew.purchase, crew.accounting])
      expect(await buyers(caller, `&q=${name}`)).toEqual([{ id: buyer.id, name }]);
    expect(await buyers(crew.sale, `&filter[id]=${buyer.id}`)).toHaveLength(1);
  });

  test('are empty for others, and the user alone for scope own', async () => {
    expect(await buyers(await stranger(server, 'purchase'))).toEqual([]);
    const role = await makeRole(server, [
      line('purchase', 'own', 'RC'),
      line('product', 'organization', 'R'),
    ]);
    const alone = await makeAccount(server, role);
    expect(await buyers(alone.call)).toEqual([]);
  });
});
