import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { ask, makeSupportType, toldOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});

const step = (caller: Caller, id: number, word: 'close' | 'open', headers = {}) =>
  caller('PUT', `supports/${id}/${word}`, undefined, { headers });

describe('closing a question', () => {
  test('says when, in the log as well, and tells who asked', async () => {
    const { body: question } = await ask(crew.customer, type);
    const closed = await done(step(crew.admin, question.id, 'close'), 200);
    expect(closed.status).toBe('closed');
    expect(closed.closed_at).not.toBeNull();
    expect((await logOf(server, 'support', question.id)).at(-1)).toEqual({
      type_id: 'write',
      content: { status_id: 'closed' },
    });
    expect(await toldOf(crew.customer, question)).toEqual(['support_closed']);
  });

  test('a second time, also at once, changes nothing and tells nobody', async () => {
    const { body: question } = await ask(crew.customer, type);
    await Promise.all([1, 2].map(() => done(step(crew.admin, question.id, 'close'), 200)));
    const { closed_at } = await done(crew.admin('GET', `supports/${question.id}`));
    expect((await done(step(crew.admin, question.id, 'close'), 200)).closed_at).toBe(closed_at);
    expect(await toldOf(crew.customer, question)).toEqual(['support_closed']);
    expect(await logOf(server, 'support', question.id)).toHaveLength(2);
  });

  test('is for staff whose role answers its type, beside who wrote it down', async () => {
    const { body: question } = await ask(crew.customer, type);
    await refused(step(crew.warehouse, question.id, 'close'), 'not_found');
    const answers = { support_type_id: type, role_id: 'warehouse' };
    const { id } = await done(crew.admin('POST', 'role-support-types', answers), 201);
    await refused(crew.admin('POST', 'role-support-types', answers), 'already_exists');
    const { data } = await done(crew.admin('GET', 'support-types?include=role_support_types'));
    expect(data.find((one: { id: number }) => one.id === type).role_support_types).toEqual([
      { id, ...answers },
    ]);
    expect((await done(step(crew.warehouse, question.id, 'close'))).status).toBe('closed');
    await refused(step(await stranger(server, 'warehouse'), question.id, 'open'), 'not_found');
    await done(crew.admin('DELETE', `role-support-types/${id}`));
    await refused(step(crew.warehouse, question.id, 'open'), 'not_found');
    const { body: mine } = await ask(crew.warehouse, type);
    await done(step(crew.warehouse, mine.id, 'close'), 200);
  });

  test('is refused to customers, colleagues and those whose picture of it is old', async () => {
    const { body: question } = await ask(crew.sale, type);
    await refused(step(crew.customer, question.id, 'close'), 'forbidden');
    await refused(step(await colleague(server, 'sale'), question.id, 'close'), 'not_found');
    await refused(step(crew.admin, 999_999, 'close'), 'not_found');
    const old = { 'if-match': `"${question.version + 1}"` };
    await refused(step(crew.sale, question.id, 'close', old), 'stale_version');
    expect(await done(crew.sale('GET', `supports/${question.id}`))).toMatchObject({
      status: 'open',
      version: question.version,
    });
  });
});

describe('opening a closed question again', () => {
  test('forgets when it was closed, and tells who asked', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(step(crew.admin, question.id, 'close'));
    expect(await done(step(crew.admin, question.id, 'open'), 200)).toMatchObject({
      status: 'open',
      closed_at: null,
    });
    expect(await toldOf(crew.customer, question)).toEqual(['support_reopened', 'support_closed']);
  });

  test('changes nothing where it is open', async () => {
    const { body: question } = await ask(crew.customer, type);
    expect((await done(step(crew.admin, question.id, 'open'), 200)).version).toBe(question.version);
    expect(await toldOf(crew.customer, question)).toEqual([]);
  });
});
