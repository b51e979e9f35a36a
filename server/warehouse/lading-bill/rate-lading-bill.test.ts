import { describe, expect, test } from 'vitest';
import { attach, billedBox, makeBill, makeContainer, ownedBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { makePrice, makeTimeline } from '../../../tests/support/prices.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const terms = async (id: number, body: object) =>
  done(crew.warehouse('PUT', `lading-bills/${id}`, body), 200);
const rated = async (quantity: number, fields: object) => (await billedBox(crew, quantity, fields)).bill;

describe('the freight of a bill', () => {
  test('follows the larger of actual and volumetric weight', async () => {
    expect(await rated(1, { weight: '12.4' })).toMatchObject({ freight_range: '33.6' });
    expect(await rated(1, { weight: '40' })).toMatchObject({
      freight_range: '40',
      freight_charge: '2000000',
    });
  });

  test('changes its rate exactly at the step of the price list', async () => {
    const small = { length: '10', width: '10', height: '10' };
    expect(await rated(1, { ...small, weight: '19.999' })).toMatchObject({ freight_rate: '60000' });
    expect(await rated(1, { ...small, weight: '20' })).toMatchObject({
      freight_rate: '50000',
      freight_charge: '1000000',
    });
  });

  test('names the price that it comes from', async () => {
    const { price_explained } = await rated(1, {});
    expect(price_explained).toMatchObject({
      price: 'Đường biển Narita – Hà Nội',
      unit: 'by_chargeable_weight',
      from: '20',
      to: '100',
      rate: '50000',
      measure: '33.6',
    });
  });

  test('uses the price of its customer’s group, where there is one', async () => {
    const { customer, order, box } = await ownedBox(crew, 1);
    await done(crew.admin('PUT', `users/${customer}`, { customer_group: 'wholesaler' }), 200);
    const way = { 'shipment-method': 'sea', from: '1', to: '3', unit: 'by_chargeable_weight' };
    const conditions = { ...way, currency: 'VND', 'customer-group': 'wholesaler' };
    const { id: price_id } = await makePrice(crew.admin, conditions, 'shipping-fee');
    await makeTimeline(crew.admin, price_id, { amounts: [{ from: '0', to: null, value: '31000' }] });
    const { id } = await makeBill(crew, customer);
    const line = { lading_bill_id: id, box_id: box.id, order_id: order.id, quantity: 1 };
    const bill = await done(crew.warehouse('POST', 'box-lading-bills', line), 201);
    expect(bill).toMatchObject({ freight_rate: '31000', freight_range: '33.6' });
    expect(await rated(1, {})).toMatchObject({ freight_rate: '50000' }); // everybody else
  });

  test('is missing where no price fits, and names the nearest one', async () => {
    const { customer, order, box } = await ownedBox(crew, 1);
    const { id } = await makeBill(crew, customer, { type_freight_charge: 'by_volume' });
    const line = { lading_bill_id: id, box_id: box.id, order_id: order.id, quantity: 1 };
    const bill = await done(crew.warehouse('POST', 'box-lading-bills', line), 201);
    expect(bill).toMatchObject({ freight_charge: '0', freight_rate: null, assessed_at: null });
    expect(bill.price_explained.missing).toContain('by_volume');
  });

  test('by hand needs a rate', async () => {
    const { id } = await rated(1, {});
    const none = await terms(id, { automatic_freight_rate_update: false, freight_rate: null });
    expect(none).toMatchObject({ freight_charge: '0', assessed_at: null });
    expect(await terms(id, { freight_rate: '0' })).toMatchObject({ freight_charge: '0', freight_rate: '0' });
  });

  test('entered by hand keeps the rate, box by box and each time it is rated anew', async () => {
    const { id } = await rated(3, { length: '33.33', width: '27.1', height: '19.77' });
    const byHand = { automatic_freight_rate_update: false, type_freight_range: 'box' };
    const typed = await terms(id, { ...byHand, freight_rate: '51234.567' });
    expect(typed.freight_rate).toBe('51234.567');
    for (let again = 0; again < 3; again += 1)
      expect(await terms(id, { discount: '0' })).toMatchObject({
        freight_rate: '51234.567',
        freight_charge: typed.freight_charge,
      });
  });

  test('by declared value is a part of it, and fixed is the rate itself', async () => {
    const { id } = await rated(2, {});
    const byHand = { automatic_freight_rate_update: false };
    const byValue = { type_freight_charge: 'by_value', declared_value: '2000000', freight_rate: '0.05' };
    expect((await terms(id, { ...byHand, ...byValue })).freight_charge).toBe('100000');
    expect((await terms(id, { type_freight_charge: 'fixed', freight_rate: '7' })).freight_charge).toBe('7');
  });

  test('sums the cost of each box where boxes are rated separately', async () => {
    const { id } = await rated(3, {});
    const box = await terms(id, { type_freight_range: 'box' });
    expect(box).toMatchObject({ freight_range: '100.8', freight_charge: '4536000' });
  });

  test('answers volumes to four decimals of a cubic metre, and charges by the exact ones', async () => {
    const bill = await rated(3, { length: '33.33', width: '27.11', height: '19.77' });
    expect(bill.volume).toBe('0.0536');
    const byVolume = { type_freight_charge: 'by_volume', automatic_freight_rate_update: false };
    expect(await terms(bill.id, { ...byVolume, freight_rate: '1000000' })).toMatchObject({
      volume: '0.0536',
      freight_range: '0.0536',
      freight_charge: '53591',
    });
    const container = await makeContainer(crew);
    expect(await done(attach(crew, container, bill.id), 200)).toMatchObject({
      volume: '0.0536',
      lading_bills: [{ volume: '0.0536' }],
    });
  });
});
