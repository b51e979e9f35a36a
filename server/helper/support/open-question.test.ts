import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { ask, idOf, makeSupportType, toldOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});

describe('opening a question', () => {
  test('keeps it open with its first text, read by who wrote it, and logs it', async () => {
    const question = await done(ask(crew.customer, type), 201);
    const customer = await idOf(crew.customer);
    expect(question).toMatchObject({
      status: 'open',
      sender_id: customer,
      creator_id: customer,
      unread: false,
      closed_at: null,
    });
    expect(await logOf(server, 'support', question.id)).toEqual([
      { type_id: 'created', content: { title: 'Broken cup' } },
    ]);
  });

  test('answers with type, people, texts and log where they are asked for', async () => {
    const { body: question } = await ask(crew.customer, type);
    const path = `supports/${question.id}?include=type,creator,sender,contents,logs`;
    const whole = await done(crew.admin('GET', path));
    expect(whole).toMatchObject({
      type: { id: type },
      creator: { id: question.creator_id },
      sender: { id: question.sender_id },
      contents: [{ text: 'One of six is broken.', creator: { id: question.creator_id } }],
      logs: [{ type_id: 'created' }],
    });
  });

  test('tells those who subscribed to its type, and are staff of ours', async () => {
    const elsewhere = await stranger(server, 'sale');
    for (const caller of [crew.sale, elsewhere])
      await done(
        crew.admin('POST', 'notification-subscribers', {
          user_id: await idOf(caller),
          support_type_id: type,
        }),
        201,
      );
    const { body: question } = await ask(crew.customer, type);
    expect(await toldOf(crew.sale, question)).toEqual(['support_opened']);
    expect(await toldOf(elsewhere, question)).toEqual([]);
    const { body: other } = await ask(crew.customer, await makeSupportType(crew));
    expect(await toldOf(crew.sale, other)).toEqual([]);
  });

  test('can be done for a customer of ours, whose question it is then', async () => {
    const sender_id = await idOf(crew.customer);
    const question = await done(ask(crew.sale, type, { sender_id }), 201);
    expect(question).toMatchObject({ creator_id: await idOf(crew.sale), sender_id });
    await done(crew.customer('GET', `supports/${question.id}`), 200);
    expect(await toldOf(crew.customer, question)).toEqual(['support_opened']);
  });

  test('keeps HTML, emoji and right-to-left text as they are', async () => {
    const title = '<img src=x onerror=alert(1)> 🙈 مرحبا';
    const text = "'; drop table supports; --";
    const { id } = await done(ask(crew.customer, type, { title, text }), 201);
    expect(await done(crew.admin('GET', `supports/${id}?include=contents`))).toMatchObject({
      title,
      contents: [{ text }],
    });
  });
});

describe('a question is refused', () => {
  test('for another person by customers, and by staff for who is no customer of theirs', async () => {
    const [sale, customer] = [await idOf(crew.sale), await idOf(crew.customer)];
    await refused(ask(crew.customer, type, { sender_id: sale }), 'forbidden');
    const theirs = await idOf(await stranger(server, 'customer'));
    for (const sender_id of [await idOf(crew.warehouse), theirs, 999_999])
      await refused(ask(crew.sale, type, { sender_id }), 'unknown_reference', 'sender_id');
    const elsewhere = await stranger(server, 'sale');
    await refused(ask(elsewhere, type, { sender_id: customer }), 'unknown_reference', 'sender_id');
  });

  test('of no type, and without or with too long a title', async () => {
    await refused(ask(crew.customer, 999_999), 'unknown_reference', 'support_type_id');
    await refused(ask(crew.customer, type, { title: '' }), 'invalid_fields', 'title');
    await refused(ask(crew.customer, type, { title: 'x'.repeat(201) }), 'invalid_fields', 'title');
    await refused(ask(crew.customer, type, { text: '' }), 'invalid_fields', 'text');
    await done(ask(crew.customer, type, { title: 'x'.repeat(200) }), 201);
  });
});
