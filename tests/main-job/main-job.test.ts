import { describe, expect, test } from 'vitest';
import {
  bill,
  buy,
  deliver,
  done,
  load,
  makeCustomer,
  pack,
  paidOrder,
  payment,
  people,
  receive,
  TODAY,
} from './main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

describe('the main job', () => {
  test('one retail order from the customer’s money to goods in their hands', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const status = async () => (await done(crew.sale('GET', `orders/${order.id}`))).status_id;
    expect(order).toMatchObject({
      status_id: 'CompletedPurchaseCostPayment',
      purchase_cost: '3300',
      purchase_cost_paid: '3300',
      purchase_cost_unsolved: '0',
      service_fee: '50000',
    });

    const {
      data: [wanted],
    } = await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${order.items[0].product_id}`));
    expect(wanted).toMatchObject({ to_buy: '3' });
    const bought = await buy(crew, order);
    expect(await status()).toBe('CompletedPurchases');
    expect(
      (await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${order.items[0].product_id}`))).total,
    ).toBe(0);

    const { sfa } = await receive(crew, bought);
    expect(await status()).toBe('CompletedReceiveJp');
    expect((await done(crew.purchase('GET', `purchases/${bought.purchase.id}`))).status_id).toBe('Finish');

    const { box } = await pack(crew, sfa, order);
    const ladingBill = await bill(crew, customer, order, box);
    expect(ladingBill).toMatchObject({
      volume: '0.096',
      weight: '12.4',
      volumetric_weight: '33.6',
      freight_rate: '50000',
      freight_charge: '1680000',
      freight_charge_unsolved: '1680000',
    });
    const container = await load(crew, ladingBill);

    const early = await crew.warehouse('PUT', `containers/${container.id}/cut-off`);
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'orders_unsettled', details: { orders: [order.id] } },
    });
    await done(
      crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })),
      201,
    );
    await done(crew.accounting('PUT', `lading-bills/${ladingBill.id}`, { action_debit: true }), 200);
    expect(await status()).toBe('CompletedServiceDebit');
    await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`), 200);
    expect(await status()).toBe('CompletedShippingJp');

    await deliver(crew, customer, container, ladingBill);
    expect(await status()).toBe('CompletedShippingVn');
    await done(
      crew.accounting(
        'POST',
        ...payment('service', customer, '1680000', { type: 'lading_bill', id: ladingBill.id }),
      ),
      201,
    );
    const finished = await done(crew.sale('GET', `orders/${order.id}`));
    expect(finished).toMatchObject({
      status_id: 'CompletedFinish',
      shipping_fee: '1680000',
      shipping_fee_sea: '1680000',
      shipping_fee_paid: '1680000',
      shipping_fee_debited: '1680000',
      shipping_fee_outstanding: '0',
      shipping_fee_unsolved: '0',
      service_fee_unsolved: '0',
      purchase_cost_unsolved: '0',
    });
    expect(finished.progress.every(({ done: reached }: { done: boolean }) => reached)).toBe(true);

    const { data: accounts } = await done(
      crew.accounting('GET', `account-period?filter_between[voucher_date]=${TODAY},${TODAY}`),
    );
    const balance = accounts.reduce(
      (sum: number, row: any) => sum + (row.natural_side === 'debit' ? 1 : -1) * Number(row.closing_base),
      0,
    );
    expect(balance).toBe(0);
  });

  test('a customer sees the own order and nobody else’s', async () => {
    const crew = await people(server);
    const { order } = await paidOrder(crew);
    const { email } = await makeCustomer(crew);
    const stranger = server.with(await server.signIn(email));
    expect((await stranger('GET', `orders/${order.id}`)).status).toBe(404);
    expect((await stranger('GET', 'orders')).body.total).toBe(0);
  });
});
