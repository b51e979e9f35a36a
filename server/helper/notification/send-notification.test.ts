import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { idOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const send = (caller: Caller, user_id: number, fields: object = {}) =>
  caller('POST', 'user-notifications', { user_id, title: 'Meeting', text: 'At ten.', ...fields });

describe('a message', () => {
  test('stands unread in the list of whom it is for, and in no other', async () => {
    const sale = await idOf(crew.sale);
    const sent = await done(send(crew.admin, sale), 201);
    expect(sent).toMatchObject({ user_id: sale, kind: 'message', title: 'Meeting', read_at: null });
    expect([sent.subject_type, sent.subject_id]).toEqual([null, null]);
    expect((await done(crew.sale('GET', `user-notifications/${sent.id}`))).text).toContain('At ten.');
    for (const other of [crew.admin, crew.customer])
      await refused(other('GET', `user-notifications/${sent.id}`), 'not_found');
  });

  test('is in the log of whom it is for', async () => {
    const sale = await idOf(crew.sale);
    await done(send(crew.admin, sale, { title: 'Holiday' }), 201);
    expect(await lastLog(server, 'user', sale)).toEqual({ type_id: 'others', content: { write: 'Holiday' } });
  });

  test('reaches one’s team and oneself', async () => {
    const [leader, member] = [await colleague(server, 'sale'), await colleague(server, 'warehouse')];
    const [leaderId, memberId] = [await idOf(leader), await idOf(member)];
    await done(send(leader, leaderId), 201);
    await refused(send(leader, memberId), 'unknown_reference', 'user_id');
    await done(crew.admin('PUT', `users/${leaderId}`, { manage_user_ids: [memberId] }), 200);
    await done(send(leader, memberId), 201);
  });

  test('keeps what people wrote as it is', async () => {
    const title = '<b>👋</b> مرحبا';
    expect((await done(send(crew.admin, await idOf(crew.sale), { title }))).title).toBe(title);
  });
});

describe('a message is refused', () => {
  test('to people out of reach', async () => {
    await refused(send(crew.customer, await idOf(crew.admin)), 'unknown_reference', 'user_id');
    await refused(
      send(crew.sale, await idOf(await stranger(server, 'sale'))),
      'unknown_reference',
      'user_id',
    );
    const { details } = await refused(send(crew.admin, 999_999), 'unknown_reference', 'user_id');
    expect(details).toEqual({ user_id: 999_999 });
  });

  test('to people of another organization than the one at work in', async () => {
    const elsewhere = await adminElsewhere(server);
    await refused(send(elsewhere, await idOf(crew.sale)), 'unknown_reference', 'user_id');
  });

  test('to who is disabled', async () => {
    const id = await idOf(await colleague(server, 'sale'));
    await done(crew.admin('PUT', `users/${id}`, { verification_status: 'disabled' }), 200);
    await refused(send(crew.admin, id), 'unknown_reference', 'user_id');
  });

  test('without title or text, or with too long ones', async () => {
    const sale = await idOf(crew.sale);
    await refused(send(crew.admin, sale, { title: '', text: ' ' }), 'invalid_fields', 'title', 'text');
    const [title, text] = ['x'.repeat(200), 'x'.repeat(2000)];
    await refused(send(crew.admin, sale, { title: `${title}x` }), 'invalid_fields', 'title');
    await refused(send(crew.admin, sale, { text: `${text}x` }), 'invalid_fields', 'text');
    await done(send(crew.admin, sale, { title, text }), 201);
  });
});
