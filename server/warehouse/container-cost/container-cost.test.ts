import { describe, expect, test } from 'vitest';
import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { factsOf, worthOf } from '../../../tests/main-job/books.ts';
import { attach, billedBox, fixedFreight, makeContainer, statuses } from '../../../tests/main-job/boxes.ts';
import { buy, done, makeSupplier, paidOrder, receive, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf, pay, setRate } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A container with two bills of two customers, each with freight. */
async function carrying(...freights: string[]) {
  const container = await makeContainer(crew);
  const bills = [];
  for (const freight_rate of freights) {
    const { bill } = await billedBox(crew);
    const terms = fixedFreight(freight_rate);
    bills.push(await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, terms), 200));
  }
  await done(attach(crew, container, ...bills.map(({ id }) => id)), 200);
  return { container, bills };
}
const costOf = (container: { id: number }, supplier_id: number, body: object = {}) =>
  crew.accounting('POST', 'container-costs', {
    ...{ container_id: container.id, supplier_id, kind: 'freight', currency_id: 'VND', amount: '1000001' },
    ...body,
  });
const accountingOf = (container: { id: number }) =>
  done(crew.accounting('GET', `containers/${container.id}/accounting`));

describe('costs of a container', () => {
  test('are allocated to its bills, and leave a profit by bill and by customer', async () => {
    const { container, bills } = await carrying('900000', '600000');
    const supplier = await makeSupplier(crew);
    await done(costOf(container, supplier), 201);
    await done(costOf(container, supplier, { amount: '100', currency_id: 'JPY', basis: 'volume' }), 201);
    const answer = await accountingOf(container);
    expect(answer).toMatchObject({ freight: '1500000', cost: '1017151', profit: '482849' });
    expect(answer.costs).toMatchObject([
      { amount_base: '1000001' },
      { amount_base: '17150', basis: 'volume' },
    ]);
    expect(answer.bills).toMatchObject([
      { id: bills[0].id, freight: '900000', cost: '508576', profit: '391424' },
      { id: bills[1].id, freight: '600000', cost: '508575', profit: '91425' },
    ]);
    expect(answer.customers.map(({ profit }: { profit: string }) => profit)).toEqual(['391424', '91425']);
    expect(answer.bills[0].shares.map(({ amount }: { amount: string }) => amount)).toEqual(['500001', '50']);
  });

  test('of an empty container are allocated to nobody', async () => {
    const container = await makeContainer(crew);
    await done(costOf(container, await makeSupplier(crew), { amount: '5' }), 201);
    expect(await accountingOf(container)).toMatchObject({
      cost: '5',
      profit: '-5',
      bills: [],
      customers: [],
    });
  });

  test('need an existing container, supplier and kind', async () => {
    const container = await makeContainer(crew);
    const supplier = await makeSupplier(crew);
    expect((await costOf({ id: 999_999 }, supplier)).body).toMatchObject({ code: 'unknown_reference' });
    expect((await costOf(container, 999_999)).body).toMatchObject({ code: 'unknown_reference' });
    for (const body of [{ kind: 'tea' }, { basis: 'weight' }, { amount: '0' }, { amount: '1.5' }])
      expect((await costOf(container, supplier, body)).status).toBe(422);
    expect((await crew.accounting('GET', 'containers/999999/accounting')).status).toBe(404);
    expect((await crew.warehouse('GET', `containers/${container.id}/accounting`)).status).toBe(403);
  });

  test('are changed, never below the paid amount, and deleted while nothing is paid', async () => {
    const container = await makeContainer(crew);
    const supplier = await makeSupplier(crew);
    await done(pay(crew, 'payment_supplier', supplier, { amount: '500', fund_id: 2 }), 201);
    const { id } = await done(costOf(container, supplier, { currency_id: 'JPY', amount: '300' }), 201);
    const at = `container-costs/${id}`;
    expect(await done(crew.accounting('PUT', at, { amount: '400', note: 'Cước tăng' }), 200)).toMatchObject({
      ...{ amount: '400', amount_base: '68600', unsolved: '400', note: 'Cước tăng' },
    });
    const receipts = [{ receiptable_type: 'container', receiptable_id: String(container.id) }];
    const send = () => pay(crew, 'payment_purchase', supplier, { amount: '250', receipts });
    expect(statuses(await Promise.all([send(), send()]))).toEqual([201, 422]);
    expect(await balanceOf(server, 'SUPW', supplier)).toBe('250');
    expect(await done(crew.accounting('GET', at))).toMatchObject({ paid: '250', unsolved: '150' });
    expect((await crew.accounting('PUT', at, { amount: '249' })).body).toMatchObject({
      code: 'cost_below_paid',
    });
    expect((await crew.accounting('PUT', at, { amount: '400.5' })).status).toBe(422);
    expect((await crew.accounting('DELETE', at)).body).toMatchObject({ code: 'cost_is_paid' });
    const free = await done(costOf(container, supplier), 201);
    await done(crew.accounting('DELETE', `container-costs/${free.id}`), 204);
    expect((await crew.accounting('DELETE', `container-costs/${free.id}`)).status).toBe(404);
    const { data } = await done(
      crew.accounting('GET', `container-costs?filter[container_id]=${container.id}&filter[settled]=false`),
    );
    expect(data).toMatchObject([{ id }]);
    await expectBooksInOrder(server);
  });

  test('are paid oldest first, or only the one in the request', async () => {
    const container = await makeContainer(crew);
    const supplier = await makeSupplier(crew);
    await done(pay(crew, 'payment_supplier', supplier, { amount: '900', fund_id: 2 }), 201);
    const cost = () => done(costOf(container, supplier, { currency_id: 'JPY', amount: '300' }), 201);
    const [first, second] = [await cost(), await cost()];
    const receipts = [{ receiptable_type: 'container', receiptable_id: String(container.id) }];
    const send = (amount: string, container_cost_id?: number) =>
      pay(crew, 'payment_purchase', supplier, { amount, receipts, container_cost_id });
    const paid = async () => (await accountingOf(container)).costs.map((row: { paid: string }) => row.paid);
    await done(send('200', second.id), 201);
    expect(await paid()).toEqual(['0', '200']);
    expect((await send('101', second.id)).body).toMatchObject({
      ...{ code: 'amount_too_large', details: { maximum: '100' } },
    });
    const elsewhere = await done(costOf(await makeContainer(crew), supplier), 201);
    await refused(send('1', elsewhere.id), 'unknown_reference', 'container_cost_id');
    await done(send('350'), 201);
    expect(await paid()).toEqual(['300', '250']);
    expect((await send('1', first.id)).body).toMatchObject({ code: 'nothing_to_pay' });
    await expectBooksInOrder(server);
  });

  test('are in the books with their current amount, and with nothing after deletion', async () => {
    const container = await makeContainer(crew);
    const supplier = await makeSupplier(crew);
    const before = await worthOf(server, 'COST');
    const booked = async () => [
      await balanceOf(server, 'SUPP', supplier),
      subtract(await worthOf(server, 'COST'), before),
    ];
    await setRate(server, '170');
    const { id } = await done(costOf(container, supplier, { currency_id: 'JPY', amount: '300' }), 201);
    expect(await booked()).toEqual(['300', '51000']);
    await setRate(server, '180');
    const at = `container-costs/${id}`;
    const changed = await done(crew.accounting('PUT', at, { amount: '400' }), 200);
    expect(await booked()).toEqual(['400', '69000']);
    // The profit uses the cost in the books, whatever rates it came from.
    expect(changed).toMatchObject({ amount: '400', amount_base: '69000' });
    expect(await accountingOf(container)).toMatchObject({ cost: '69000', profit: '-69000' });
    // A reduction is booked at the average rate so far: 69,000 for 400.
    await done(crew.accounting('PUT', at, { amount: '100' }), 200);
    expect(await booked()).toEqual(['100', '17250']);
    await done(crew.accounting('PUT', at, { note: 'Cước biển' }), 200);
    expect(await factsOf(server, 'goods_received', 'container', container.id)).toHaveLength(3);
    await done(crew.accounting('DELETE', at), 204);
    expect(await booked()).toEqual(['0', '0']);
    await setRate(server, '171.5');
    await expectBooksInOrder(server);
  });

  test('paid from an advance cost the rate of the advance, as in the books', async () => {
    const container = await makeContainer(crew);
    const supplier = await makeSupplier(crew);
    await setRate(server, '170');
    await done(pay(crew, 'payment_supplier', supplier, { amount: '200', fund_id: 2 }), 201);
    await setRate(server, '180');
    const before = await worthOf(server, 'COST');
    const made = await done(costOf(container, supplier, { currency_id: 'JPY', amount: '300' }), 201);
    const cost = subtract(await worthOf(server, 'COST'), before);
    expect(made.amount_base).toBe(cost);
    expect(await accountingOf(container)).toMatchObject({ cost });
    await setRate(server, '171.5');
  });

  test('entered before the books recorded them cost the rate of their day', async () => {
    const container = await makeContainer(crew);
    const { id } = await done(costOf(container, await makeSupplier(crew)), 201);
    const kept = await server.query(
      `delete from recognitions where charge_id in (select id from charges where container_cost_id = $1)
       returning *`,
      [id],
    );
    await server.query('update container_costs set amount_base = 7 where id = $1', [id]);
    expect(await done(crew.accounting('GET', `container-costs/${id}`))).toMatchObject({ amount_base: '7' });
    expect(await accountingOf(container)).toMatchObject({ cost: '7' });
    await server.query(
      `insert into recognitions overriding system value
       select * from jsonb_populate_recordset(null::recognitions, $1)`,
      [JSON.stringify(kept)],
    );
  });

  test('of another supplier are not paid from this one’s advance', async () => {
    const container = await makeContainer(crew);
    await done(costOf(container, await makeSupplier(crew), { currency_id: 'JPY', amount: '300' }), 201);
    const receipts = [{ receiptable_type: 'container', receiptable_id: String(container.id) }];
    const other = await makeSupplier(crew);
    expect((await pay(crew, 'payment_purchase', other, { amount: '1', receipts })).body).toMatchObject({
      code: 'document_of_other_party',
    });
  });
});

test('the shipping fee of a parcel is paid from the advance of its supplier', async () => {
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { sfa } = await receive(crew, bought);
  await done(crew.warehouse('PUT', `sfas/${sfa.id}`, { shipping_fee: '300' }), 200);
  const supplier = bought.purchase.supplier_id;
  const body = { receipts: [{ receiptable_type: 'sfa', receiptable_id: String(sfa.id) }] };
  await done(pay(crew, 'payment_supplier', supplier, { amount: '500', fund_id: 2 }), 201);
  await done(pay(crew, 'payment_purchase', supplier, { amount: '300', ...body }), 201);
  expect((await pay(crew, 'payment_purchase', supplier, { amount: '1', ...body })).body).toMatchObject({
    code: 'nothing_to_pay',
  });
  expect(await balanceOf(server, 'SUPW', supplier)).toBe('200');
  await expectBooksInOrder(server);
});
