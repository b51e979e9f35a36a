import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, type People as Crew } from '../../../tests/main-job/main-job.ts';
import { makePrice, makeTimeline, preview, today } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

describe('the preview of a price', () => {
  test('contains price, timeline, bracket and cost', async () => {
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

  test('rounds the measure up, and applies the minimum charge', async () => {
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

  test("is that of the customer's group, else the general one", async () => {
    const crew = { admin } as Crew;
    const [resale, family] = [await makeCustomer(crew), await makeCustomer(crew)];
    await done(admin('PUT', `users/${resale.id}`, { customer_group: 'resale' }));
    const { id: forAll, group } = await makePrice(admin, { currency: 'VND' });
    const { id: forGroup } = await makePrice(admin, { currency: 'VND', 'customer-group': 'resale' }, group);
    for (const id of [forAll, forGroup]) await makeTimeline(admin, id);
    const priceFor = async (context: Record<string, string>) =>
      (await preview(admin, group, { currency: 'VND', ...context }, '1')).price.id;
    expect(await priceFor({ customer_id: String(resale.id) })).toBe(forGroup);
    expect(await priceFor({ customer_id: String(family.id) })).toBe(forAll);
    expect(await priceFor({ 'customer-group': 'resale' })).toBe(forGroup);
    expect(await priceFor({})).toBe(forAll);
    const unknown = `prices/preview?group_type=x&date=${today}&customer_id=`;
    await refused(admin('GET', `${unknown}999999999`), 'unknown_reference', 'customer_id');
    const elsewhere = await makeCustomer({ admin: await adminElsewhere(server) } as Crew);
    await refused(admin('GET', `${unknown}${elsewhere.id}`), 'unknown_reference', 'customer_id');
  });

  test('has no cost without a currency', async () => {
    const { id, group } = await makePrice(admin);
    await makeTimeline(admin, id);
    expect(await preview(admin, group, {}, '1')).toMatchObject({ bracket: { value: '100' }, cost: null });
  });

  test('names the nearest mismatch if no price applies', async () => {
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

  test('requires a valid date, and permission to read prices', async () => {
    await refused(admin('GET', 'prices/preview?date=2026-13-01'), 'invalid_fields', 'date');
    await refused((await server.as('customer'))('GET', `prices/preview?date=${today}`), 'forbidden');
    await done((await server.as('accounting'))('GET', `prices/preview?date=${today}`));
  });
});
