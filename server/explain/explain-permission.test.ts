import { describe, expect, test } from 'vitest';
import { draftOrder } from '../../tests/main-job/goods.ts';
import { done, usePeople } from '../../tests/main-job/main-job.ts';
import { idOf } from '../../tests/support/support-tickets.ts';
import { refused } from '../../tests/support/refused.ts';
import { colleague, stranger } from '../../tests/support/other-callers.ts';
import { useTestServer } from '../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const ask = (user_id: number, key: string, resource_id?: string | number) =>
  crew.admin(
    'GET',
    `permissions/explain?user_id=${user_id}&key=${key}${resource_id === undefined ? '' : `&resource_id=${resource_id}`}`,
  );
const explain = (...parameters: Parameters<typeof ask>) => done(ask(...parameters), 200);

describe('a right is explained', () => {
  test('where it is granted, with role, scope and the lines that give it', async () => {
    const why = await explain(await idOf(crew.sale), 'order.own.update');
    expect(why).toMatchObject({ allowed: true, reason: 'granted', role_id: 'sale', scope: 'own' });
    expect(why.row_visible).toBeNull();
    expect(new Set(why.lines.map((line: { resource_id: string }) => line.resource_id))).toEqual(
      new Set(['order']),
    );
  });

  test('where it reaches less far than asked', async () => {
    expect(await explain(await idOf(crew.sale), 'order.all.update')).toMatchObject({
      allowed: false,
      reason: 'scope_too_narrow',
      scope: 'own',
    });
  });

  test('where the role has none', async () => {
    expect(await explain(await idOf(crew.sale), 'fund.own.read')).toMatchObject({
      allowed: false,
      reason: 'no_right',
      scope: null,
      lines: [],
    });
  });

  test('where there is no such right', async () => {
    const sale = await idOf(crew.sale);
    for (const key of ['order.own.fly', 'order.mine.read', 'kite.own.read', 'order.own', 'order.own.read.x'])
      expect(await explain(sale, key)).toMatchObject({ allowed: false, reason: 'unknown_key' });
  });

  test('where the person is disabled', async () => {
    const id = await idOf(await colleague(server, 'sale'));
    await done(crew.admin('PUT', `users/${id}`, { verification_status: 'disabled' }), 200);
    expect(await explain(id, 'order.own.read')).toMatchObject({ allowed: false, reason: 'disabled' });
  });
});

describe('a row is looked at with somebody’s eyes', () => {
  test('and is theirs: the customer reads the order, who sold it changes it', async () => {
    const { customer, order } = await draftOrder(crew);
    for (const [who, key] of [
      [customer, 'order.own.read'],
      [await idOf(crew.sale), 'order.own.update'],
    ] as const)
      expect(await explain(who, key, order.id)).toMatchObject({
        allowed: true,
        row_visible: true,
        reason: 'granted',
      });
  });

  test('and is out of reach of the scope in which they have the right', async () => {
    const { order } = await draftOrder(crew);
    const other = await idOf(await colleague(server, 'sale'));
    expect(await explain(other, 'order.own.update', order.id)).toMatchObject({
      allowed: false,
      row_visible: false,
      reason: 'row_out_of_reach',
    });
    expect(await explain(other, 'order.organization.read', order.id)).toMatchObject({ allowed: true });
  });

  test('and is out of reach from another organization, and where there is none', async () => {
    const { order } = await draftOrder(crew);
    const elsewhere = await idOf(await stranger(server, 'sale'));
    const sale = await idOf(crew.sale);
    for (const [who, row] of [
      [elsewhere, order.id],
      [sale, 'NO-SUCH'],
    ] as const)
      expect((await explain(who, 'order.organization.read', row)).reason).toBe('row_out_of_reach');
  });
});

test('nobody’s rights are not explained, and only to those who read roles', async () => {
  await refused(ask(999_999, 'order.own.read'), 'unknown_reference', 'user_id');
  const path = `permissions/explain?user_id=${await idOf(crew.customer)}&key=order.own.read`;
  await refused(crew.customer('GET', path), 'forbidden');
});
