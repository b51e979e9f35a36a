import { beforeAll, describe, expect, test } from 'vitest';
import { actionOf, HANOI, makeBill, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
});

describe('making a lading bill', () => {
  test('charges nothing before it has boxes', async () => {
    expect(await makeBill(crew, customer)).toMatchObject({
      customer_id: customer,
      container_id: null,
      had_cut_off: false,
      type_freight_charge: 'by_chargeable_weight',
      type_freight_range: 'lading_bill',
      automatic_freight_rate_update: true,
      freight_charge: '0',
      assessed_at: null,
      quantity: 0,
      pivot_boxes: [],
      shares: [],
    });
  });

  test('numbers it by month, one after the other', async () => {
    const [first, second] = [await makeBill(crew, customer), await makeBill(crew, customer)];
    expect(first.name).toMatch(/^LB\d{9}$/);
    expect(Number(second.name.slice(2)) - Number(first.name.slice(2))).toBe(1);
  });

  test('takes a name from the request', async () => {
    expect((await makeBill(crew, customer, { name: 'HBL-77' })).name).toBe('HBL-77');
  });

  test('offers changing and deleting, and neither debt nor payment', async () => {
    const made = await makeBill(crew, customer);
    expect(actionOf(made, 'update')).toMatchObject({ allowed: true });
    expect(actionOf(made, 'delete')).toMatchObject({ allowed: true });
    expect(actionOf(made, 'debit')).toMatchObject({ allowed: false, reason: 'forbidden' });
    expect(actionOf(made, 'pay')).toMatchObject({ allowed: false, reason: 'forbidden' });
  });

  test('is written to the change log', async () => {
    const { id } = await makeBill(crew, customer);
    expect(await logOf(server, 'lading_bill', id)).toMatchObject([{ type_id: 'created' }]);
  });

  test('is seen by its customer and nobody else', async () => {
    const { id: somebody, email } = await makeCustomer(crew);
    const { id } = await makeBill(crew, somebody);
    const itself = server.with(await server.signIn(email));
    expect((await done(itself('GET', `lading-bills/${id}`))).customer_id).toBe(somebody);
    const { email: other } = await makeCustomer(crew);
    await refused(server.with(await server.signIn(other))('GET', `lading-bills/${id}`), 'not_found');
    await refused((await stranger(server, 'warehouse'))('GET', `lading-bills/${id}`), 'not_found');
  });
});

describe('making a lading bill is refused', () => {
  const wrong: [field: string, value: unknown][] = [
    ['customer_id', 1],
    ['shipment_method_id', 'rail'],
    ['from_area_id', 999],
    ['to_area_id', NARITA],
  ];
  test.for(wrong)('with %s %s', async ([field, value]) => {
    const body = {
      customer_id: customer,
      shipment_method_id: 'sea',
      from_area_id: NARITA,
      to_area_id: HANOI,
    };
    await refused(
      crew.warehouse('POST', 'lading-bills', { ...body, [field]: value }),
      'unknown_reference',
      field,
    );
  });

  test('with a discount below zero', async () => {
    await refused(
      crew.warehouse('POST', 'lading-bills', {
        customer_id: customer,
        shipment_method_id: 'sea',
        from_area_id: NARITA,
        to_area_id: HANOI,
        discount: '-1',
      }),
      'invalid_fields',
      'discount',
    );
  });
});
