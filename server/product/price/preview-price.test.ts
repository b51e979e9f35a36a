import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makePrice, makeTimeline, preview, today } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

describe('the preview of a price', () => {
  test('names price, timeline and bracket, and what the measure costs', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    const timeline = await makeTimeline(admin, id);
    expect(await preview(admin, group, { currency: 'VND' }, '20')).toEqual({
      price: { id, name: expect.any(String) },
      timeline: { id: timeline.id, start_date: null, end_date: null },
      bracket: { from: '20', to: null, value: '80' },
      measure: '20',
      cost: '1600',
      nearest: null,
    });
  });

  test('rounds the measure up, and keeps to the minimum charge', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    await done(admin('PUT', `prices/${id}`, { rounding_step: '0.5', minimum_charge: '150' }));
    const ask = (measure: string) => preview(admin, group, { currency: 'VND' }, measure);
    expect(await ask('2.1')).toMatchObject({ measure: '2.5', cost: '250' });
    expect(await ask('1')).toMatchObject({ measure: '1', cost: '150' });
  });

  test('knows the seeded freight', async () => {
    const context = { 'shipment-method': 'sea', from: '1', to: '3', unit: 'by_chargeable_weight' };
    expect(await preview(admin, 'shipping-fee', { ...context, currency: 'VND' }, '152.95')).toMatchObject({
      bracket: { value: '45000' },
      cost: '6882750',
    });
  });

  test('has no cost where no currency is named', async () => {
    const { id, group } = await makePrice(admin);
    await makeTimeline(admin, id);
    expect(await preview(admin, group, {}, '1')).toMatchObject({ bracket: { value: '100' }, cost: null });
  });

  test('says what comes nearest where none holds', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND', from: '1' });
    expect(await preview(admin, group, { currency: 'VND', from: '2' }, '20')).toEqual({
      price: null,
      timeline: null,
      bracket: null,
      measure: '20',
      cost: null,
      nearest: 'currency VND, from 2',
    });
    await makeTimeline(admin, id, { start_date: '2020-01-01', end_date: '2020-02-01' });
    expect((await preview(admin, group, { currency: 'VND', from: '1' }, '20')).nearest).toContain(today);
  });

  test('is asked for a day that exists, by people who read prices', async () => {
    await refused(admin('GET', 'prices/preview?date=2026-13-01'), 'invalid_fields', 'date');
    await refused((await server.as('customer'))('GET', `prices/preview?date=${today}`), 'forbidden');
    await done((await server.as('accounting'))('GET', `prices/preview?date=${today}`));
  });
});
