import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { answer, ask, idOf, makeSupportType, toldOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});

const textsOf = async (id: number): Promise<string[]> =>
  (await done(crew.admin('GET', `supports/${id}?include=contents`))).contents.map(
    ({ text }: { text: string }) => text,
  );

describe('answering a question', () => {
  test('adds a text below the others, and the log says so', async () => {
    const { body: question } = await ask(crew.customer, type);
    expect(await done(answer(crew.sale, question.id), 201)).toMatchObject({
      support_id: question.id,
      creator_id: await idOf(crew.sale),
      text: 'We send another one.',
    });
    await done(answer(crew.customer, question.id, 'It broke as well.'), 201);
    expect(await textsOf(question.id)).toEqual([
      'One of six is broken.',
      'We send another one.',
      'It broke as well.',
    ]);
    expect(await logOf(server, 'support', question.id)).toContainEqual({
      type_id: 'write',
      content: { answered: true },
    });
  });

  test('tells those who take part, and not who wrote', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(answer(crew.sale, question.id));
    expect(await toldOf(crew.customer, question)).toEqual(['support_answered']);
    expect(await toldOf(crew.sale, question)).toEqual([]);
    await done(answer(crew.customer, question.id, 'Thank you'));
    expect(await toldOf(crew.sale, question)).toEqual(['support_answered']);
    expect(await toldOf(crew.warehouse, question)).toEqual([]);
  });

  test('makes it new to others, and read by who wrote', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(answer(crew.sale, question.id));
    expect((await done(crew.customer('GET', `supports/${question.id}`))).unread).toBe(true);
    expect((await done(crew.sale('GET', `supports/${question.id}`))).unread).toBe(false);
  });

  test('reopens a closed one; one notification is sent, as an answer', async () => {
    const { body: question } = await ask(crew.customer, type);
    await done(answer(crew.sale, question.id));
    await done(crew.admin('PUT', `supports/${question.id}/close`));
    await done(crew.sale('PUT', `supports/${question.id}/markAsRead`));
    await done(answer(crew.customer, question.id, 'It broke as well.'));
    expect(await done(crew.customer('GET', `supports/${question.id}`))).toMatchObject({
      status: 'open',
      closed_at: null,
    });
    expect(await toldOf(crew.sale, question)).toEqual(['support_answered']);
  });

  test('keeps both of two texts that are sent at once', async () => {
    const { body: question } = await ask(crew.customer, type);
    await Promise.all(
      [answer(crew.sale, question.id, 'Left'), answer(crew.warehouse, question.id, 'Right')].map((reply) =>
        done(reply, 201),
      ),
    );
    expect((await textsOf(question.id)).toSorted()).toEqual(['Left', 'One of six is broken.', 'Right']);
  });
});

describe('an answer is refused', () => {
  test('to a question that one does not read: of another customer, elsewhere, or none', async () => {
    const { body: question } = await ask(crew.customer, type);
    const { details } = await refused(
      answer(await colleague(server, 'customer'), question.id),
      'unknown_reference',
      'support_id',
    );
    expect(details).toEqual({ support_id: question.id });
    await refused(answer(await stranger(server, 'sale'), question.id), 'unknown_reference', 'support_id');
    await refused(answer(crew.admin, 999_999), 'unknown_reference', 'support_id');
    expect(await textsOf(question.id)).toHaveLength(1);
  });

  test('without a text, or with one that is too long', async () => {
    const { body: question } = await ask(crew.customer, type);
    await refused(answer(crew.sale, question.id, ' '), 'invalid_fields', 'text');
    await refused(answer(crew.sale, question.id, 'x'.repeat(10_001)), 'invalid_fields', 'text');
    await done(answer(crew.sale, question.id, 'x'.repeat(10_000)), 201);
  });
});
