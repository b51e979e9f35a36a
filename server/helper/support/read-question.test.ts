import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { answer, ask, makeSupportType, toldOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});

const read = (caller: Caller, id: number) => caller('PUT', `supports/${id}/markAsRead`);
const isUnread = async (caller: Caller, id: number): Promise<boolean> =>
  (await done(caller('GET', `supports/${id}`))).unread;

describe('reading a question', () => {
  test('is remembered, and its notification counts as read', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(answer(crew.sale, question.id));
    expect(await toldOf(crew.customer, question)).toEqual(['support_answered']);
    expect((await done(read(crew.customer, question.id), 200)).unread).toBe(false);
    expect(await isUnread(crew.customer, question.id)).toBe(false);
    expect(await toldOf(crew.customer, question)).toEqual([]);
  });

  test('is the reader’s alone: to others it stays new', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(read(crew.sale, question.id));
    expect(await isUnread(crew.warehouse, question.id)).toBe(true);
  });

  test('lasts until somebody writes again', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(read(crew.sale, question.id));
    await done(answer(crew.customer, question.id, 'Hello?'));
    expect(await isUnread(crew.sale, question.id)).toBe(true);
    await done(read(crew.sale, question.id));
    expect(await isUnread(crew.sale, question.id)).toBe(false);
  });

  test('a second time, also at once, is as good as once, and changes no version', async () => {
    const { body: question } = await ask(crew.customer, type);
    for (const { status, body } of await Promise.all([1, 2, 3].map(() => read(crew.sale, question.id))))
      expect([status, body.unread, body.version]).toEqual([200, false, question.version]);
  });

  test('leaves other questions new', async () => {
    const [{ body: one }, { body: other }] = [await ask(crew.customer, type), await ask(crew.customer, type)];
    await done(answer(crew.sale, one.id));
    await done(answer(crew.sale, other.id));
    await done(read(crew.customer, one.id));
    expect(await toldOf(crew.customer, other)).toEqual(['support_answered']);
  });

  test('is refused where one does not read it: another customer’s, elsewhere, and none', async () => {
    const { body: question } = await ask(crew.sale, type);
    await refused(crew.customer('GET', `supports/${question.id}`), 'not_found');
    await refused(read(crew.customer, question.id), 'not_found');
    await refused(read(await colleague(server, 'customer'), question.id), 'not_found');
    await refused(read(await stranger(server, 'sale'), question.id), 'not_found');
    await refused(read(crew.admin, 999_999), 'not_found');
  });
});
