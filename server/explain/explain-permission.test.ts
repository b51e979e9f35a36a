import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../tests/main-job/main-job.ts';
import { makeAccount } from '../../tests/support/account.ts';
import { refused } from '../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const ask = (user_id: number, key: string, resource_id?: string) =>
  admin(
    'GET',
    `permissions/explain?user_id=${user_id}&key=${key}${resource_id === undefined ? '' : `&resource_id=${resource_id}`}`,
  );
const explain = (...question: Parameters<typeof ask>) => done(ask(...question));

describe('explaining a right', () => {
  test('says why, and why not', async () => {
    const { id } = await makeAccount(server, 'sale');
    expect(await explain(id, 'order.own.update')).toMatchObject({
      allowed: true,
      reason: 'granted',
      role_id: 'sale',
      scope: 'own',
    });
    expect(await explain(id, 'order.all.update')).toMatchObject({
      allowed: false,
      reason: 'scope_too_narrow',
      scope: 'own',
    });
    expect(await explain(id, 'fund.own.read')).toMatchObject({
      allowed: false,
      reason: 'no_right',
      lines: [],
    });
  });

  test('knows no key that nobody has', async () => {
    const { id } = await makeAccount(server, 'sale');
    expect(await explain(id, 'order.own.fly')).toMatchObject({ allowed: false, reason: 'unknown_key' });
  });

  test('says that an account is disabled', async () => {
    const { id } = await makeAccount(server, 'sale');
    await done(admin('PUT', `users/${id}`, { verification_status: 'disabled' }));
    expect(await explain(id, 'order.own.read')).toMatchObject({ allowed: false, reason: 'disabled' });
  });

  test('of nobody is refused', async () => {
    await refused(ask(999_999, 'order.own.read'), 'unknown_reference');
  });

  test('looks at a row with their eyes', async () => {
    const [sale, customer] = [await makeAccount(server, 'sale'), await makeAccount(server, 'customer')];
    const product = await done(admin('POST', 'products', { id: `P-${customer.id}`, name: 'Tea' }), 201);
    const order = await done(
      admin('POST', 'order/retails', {
        customer_id: customer.id,
        shipment_method_id: 'sea',
        items: [{ product_id: product.id, price: '100', quantity: '1' }],
      }),
      201,
    );
    expect(await explain(customer.id, 'order.own.read', order.id)).toMatchObject({
      allowed: true,
      row_visible: true,
    });
    expect(await explain(sale.id, 'order.own.update', order.id)).toMatchObject({
      allowed: false,
      reason: 'row_out_of_reach',
    });
    expect(await explain(sale.id, 'order.organization.read', order.id)).toMatchObject({
      allowed: true,
      row_visible: true,
    });
  });
});
