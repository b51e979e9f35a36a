import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { idOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Sends a message to a user and answers the path of the notification. */
const sendTo = async (caller: Caller): Promise<string> => {
  const message = { user_id: await idOf(caller), title: 'Meeting', text: 'At ten.' };
  return `user-notifications/${(await done(crew.admin('POST', 'user-notifications', message), 201)).id}`;
};
const readAt = async (caller: Caller, path: string): Promise<string | null> =>
  (await done(caller('GET', path))).read_at;

describe('a notification', () => {
  test('is marked as read, and leaves the unread ones', async () => {
    const path = await sendTo(crew.sale);
    expect((await done(crew.sale('POST', `${path}/markAsRead`), 200)).read_at).not.toBeNull();
    const { data } = await done(crew.sale('GET', 'user-notifications?filter[unread]=1'));
    expect(data).toEqual([]);
  });

  test('keeps the moment in which it was first read', async () => {
    const path = await sendTo(crew.sale);
    const { read_at } = await done(crew.sale('POST', `${path}/markAsRead`));
    expect((await done(crew.sale('POST', `${path}/markAsRead`), 200)).read_at).toBe(read_at);
    expect((await done(crew.sale('PUT', path, { read: true }), 200)).read_at).toBe(read_at);
  });

  test('is marked as unread again, also twice', async () => {
    const path = await sendTo(crew.sale);
    await done(crew.sale('PUT', path, {}), 200); // an empty body marks it as read
    expect(await readAt(crew.sale, path)).not.toBeNull();
    for (const _ of [1, 2])
      expect((await done(crew.sale('PUT', path, { read: false }), 200)).read_at).toBeNull();
  });

  test('is marked by nobody else, whoever sent it', async () => {
    const path = await sendTo(crew.sale);
    for (const other of [crew.admin, crew.customer, await colleague(server, 'sale')]) {
      await refused(other('POST', `${path}/markAsRead`), 'not_found');
      await refused(other('PUT', path, { read: true }), 'not_found');
    }
    expect(await readAt(crew.sale, path)).toBeNull();
    await refused(crew.sale('POST', 'user-notifications/999999/markAsRead'), 'not_found');
  });
});

describe('all notifications', () => {
  const all = (caller: Caller) => caller('POST', 'user-notifications/markAllAsRead');

  test('are marked as read together, and those of others stay', async () => {
    const somebody = await colleague(server, 'sale');
    const paths = [await sendTo(somebody), await sendTo(somebody)];
    const other = await sendTo(crew.warehouse);
    expect(await done(all(somebody), 200)).toMatchObject({ marked: 2 });
    for (const path of paths) expect(await readAt(somebody, path)).not.toBeNull();
    expect(await readAt(crew.warehouse, other)).toBeNull();
  });

  test('count once: neither those read before, nor a second time, nor by both of two at once', async () => {
    const somebody = await colleague(server, 'sale');
    expect(await done(all(somebody), 200)).toMatchObject({ marked: 0 });
    const read = await sendTo(somebody);
    await sendTo(somebody);
    await done(somebody('POST', `${read}/markAsRead`));
    const both = await Promise.all([done(all(somebody)), done(all(somebody))]);
    expect(both.reduce((sum, { marked }) => sum + marked, 0)).toBe(1);
  });

  test('are unread again where that is taken back, and those read before stay read', async () => {
    const somebody = await colleague(server, 'sale');
    const before = await sendTo(somebody);
    await done(somebody('POST', `${before}/markAsRead`));
    const paths = [await sendTo(somebody), await sendTo(somebody)];
    const { read_at } = await done(all(somebody), 200);
    const back = (caller: Caller) => caller('POST', 'user-notifications/markAllAsUnread', { read_at });
    expect(await done(back(crew.sale), 200)).toEqual({ marked: 0 });
    expect(await done(back(somebody), 200)).toEqual({ marked: 2 });
    expect(await done(back(somebody), 200)).toEqual({ marked: 0 });
    for (const path of paths) expect(await readAt(somebody, path)).toBeNull();
    expect(await readAt(somebody, before)).not.toBeNull();
    const wrong = { read_at: 'yesterday' };
    await refused(somebody('POST', 'user-notifications/markAllAsUnread', wrong), 'invalid_fields', 'read_at');
  });
});
