import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { answer, ask, makeSupportType } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let type: number;
beforeAll(async () => {
  type = await makeSupportType(crew);
});

const change = (caller: Caller, id: number, text = 'First', headers = {}) =>
  caller('PUT', `support-contents/${id}`, { text }, { headers });

describe('a text of a question', () => {
  test('is changed by its writer, and the log says to what', async () => {
    const { body: question } = await ask(crew.sale, type);
    const { body: text } = await answer(crew.sale, question.id, 'Frist');
    expect(await done(change(crew.sale, text.id), 200)).toMatchObject({
      text: 'First',
      version: text.version + 1,
    });
    expect(await lastLog(server, 'support_content', text.id)).toEqual({
      type_id: 'write',
      content: { text: 'First' },
    });
  });

  test('is its writer’s also in a question that is not', async () => {
    const { body: question } = await ask(crew.customer, type);
    const { body: text } = await answer(crew.sale, question.id, 'Anwser');
    expect((await done(change(crew.sale, text.id, 'Answer'))).text).toBe('Answer');
  });

  test('is nobody else’s to change, neither in their own question nor with every right', async () => {
    const { body: question } = await ask(crew.sale, type);
    const { body: text } = await answer(crew.warehouse, question.id, 'Mine');
    for (const caller of [crew.sale, crew.admin])
      await refused(change(caller, text.id), 'support_text_of_another');
    expect((await done(crew.warehouse('GET', `support-contents/${text.id}`))).text).toBe('Mine');
  });

  test('is not there for those whose rows do not reach it, and customers change none', async () => {
    const { body: question } = await ask(crew.sale, type);
    const { body: text } = await answer(crew.sale, question.id, 'Mine');
    await refused(change(await colleague(server, 'sale'), text.id), 'not_found');
    await refused(change(await stranger(server, 'sale'), text.id), 'not_found');
    await refused(change(crew.admin, 999_999), 'not_found');
    const { body: ticket } = await ask(crew.customer, type);
    const { body: theirs } = await answer(crew.customer, ticket.id, 'Theirs');
    await refused(change(crew.customer, theirs.id), 'forbidden');
  });

  test('is not changed by those whose picture of it is old, and by one of two at once', async () => {
    const { body: question } = await ask(crew.sale, type);
    const { body: text } = await answer(crew.sale, question.id, 'Mine');
    const seen = { 'if-match': `"${text.version}"` };
    const replies = await Promise.all(['a', 'b'].map((word) => change(crew.sale, text.id, word, seen)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await refused(change(crew.sale, text.id, 'c', seen), 'stale_version');
  });
});
