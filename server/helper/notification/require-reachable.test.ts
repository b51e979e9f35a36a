import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { ask, idOf, makeSupportType, toldOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});
const subscribe = (caller: Caller, user_id: number, support_type_id = type) =>
  caller('POST', 'notification-subscribers', { user_id, support_type_id });

describe('a subscriber of a support type', () => {
  test('gets notifications of its questions until they leave it', async () => {
    const warehouse = await idOf(crew.warehouse);
    const made = await done(subscribe(crew.admin, warehouse), 201);
    const { body: question } = await ask(crew.customer, type);
    expect(await toldOf(crew.warehouse, question)).toEqual(['support_opened']);
    await done(crew.admin('DELETE', `notification-subscribers/${made.id}`), 204);
    const { body: other } = await ask(crew.customer, type);
    expect(await toldOf(crew.warehouse, other)).toEqual([]);
  });

  test('is found under both spellings, with person and type', async () => {
    const user_id = await idOf(crew.accounting);
    const made = await done(
      crew.admin('POST', 'notification-subcribers', { user_id, support_type_id: type }),
      201,
    );
    expect((await done(crew.admin('GET', `notification-subscribers/${made.id}`))).user_id).toBe(user_id);
    const { data } = await done(crew.admin('GET', 'notification-subcribers?include=supportType,user'));
    expect(data.find(({ id }: { id: number }) => id === made.id)).toMatchObject({
      supportType: { id: type },
      user: { id: user_id },
    });
  });

  test('may be oneself, and somebody of one’s team', async () => {
    const [leader, member] = [await colleague(server, 'sale'), await colleague(server, 'warehouse')];
    const [leaderId, memberId] = [await idOf(leader), await idOf(member)];
    await done(subscribe(leader, leaderId), 201);
    await refused(subscribe(leader, memberId), 'unknown_reference', 'user_id');
    await done(crew.admin('PUT', `users/${leaderId}`, { manage_user_ids: [memberId] }), 200);
    await done(subscribe(leader, memberId), 201);
  });

  test('is changed, and only what is given is', async () => {
    const made = await done(subscribe(crew.admin, await idOf(await colleague(server, 'sale'))), 201);
    const path = `notification-subscribers/${made.id}`;
    const support_type_id = await makeSupportType(crew);
    expect(await done(crew.admin('PUT', path, { support_type_id }), 200)).toMatchObject({
      user_id: made.user_id,
      support_type_id,
    });
    expect(await lastLog(server, 'notification_subscriber', made.id)).toEqual({
      type_id: 'write',
      content: { support_type_id },
    });
    const old = { headers: { 'if-match': `"${made.version}"` } };
    await refused(crew.admin('PUT', path, { support_type_id: type }, old), 'stale_version');
  });
});

describe('a subscriber is refused', () => {
  test('who is a customer, when new and when changed', async () => {
    const customer = await idOf(crew.customer);
    await refused(subscribe(crew.admin, customer), 'subscriber_not_staff', 'user_id');
    await refused(subscribe(crew.customer, customer), 'subscriber_not_staff', 'user_id');
    const { id } = await done(subscribe(crew.admin, await idOf(crew.purchase)), 201);
    const change = crew.admin('PUT', `notification-subscribers/${id}`, { user_id: customer });
    await refused(change, 'subscriber_not_staff', 'user_id');
  });

  test('who is out of reach: another’s, elsewhere, disabled, nobody', async () => {
    await refused(subscribe(crew.sale, await idOf(crew.warehouse)), 'unknown_reference', 'user_id');
    const somebody = await idOf(await colleague(server, 'sale'));
    await refused(subscribe(await adminElsewhere(server), somebody), 'unknown_reference', 'user_id');
    await done(crew.admin('PUT', `users/${somebody}`, { verification_status: 'disabled' }), 200);
    await refused(subscribe(crew.admin, somebody), 'unknown_reference', 'user_id');
    await refused(subscribe(crew.admin, 999_999), 'unknown_reference', 'user_id');
  });

  test('a second time, also one of two at once, and of no type', async () => {
    const sale = await idOf(crew.sale);
    const both = await Promise.all([subscribe(crew.admin, sale), subscribe(crew.sale, sale)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await refused(subscribe(crew.admin, sale), 'already_exists');
    await refused(subscribe(crew.admin, sale, 999_999), 'unknown_reference', 'support_type_id');
  });
});
