import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { answer, ask, idOf, makeSupportType } from '../../../tests/support/support-tickets.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('the list of notifications', () => {
  test('has the newest first, each in the language in which it is read', async () => {
    const { body: question } = await ask(crew.customer, await makeSupportType(crew));
    await done(answer(crew.sale, question.id));
    const first = async (language: string) =>
      (await done(crew.customer('GET', 'user-notifications', undefined, { language }))).data[0];
    expect(await first('ja')).toMatchObject({
      title: '返信：Broken cup',
      subject_type: 'support',
      subject_id: String(question.id),
    });
    expect((await first('en')).title).not.toBe((await first('vi')).title);
  });

  test('tells the customer of an approved order', async () => {
    const { order } = await draftOrder(crew, 1);
    await server.query('update orders set customer_id = $1 where id = $2', [
      await idOf(crew.customer),
      order.id,
    ]);
    await done(crew.sale('PUT', `orders/${order.id}/approve`), 200);
    const { data } = await done(crew.customer('GET', 'user-notifications', undefined, { language: 'vi' }));
    expect(data[0].title).toBe(`Đơn ${order.id} đã được duyệt`);
  });

  test('is narrowed to the unread and the read, and to a kind', async () => {
    const user_id = await idOf(crew.sale);
    const message = { user_id, title: 'Meeting', text: 'At ten.' };
    const { id } = await done(crew.admin('POST', 'user-notifications', message), 201);
    const ids = async (query: string) =>
      (await done(crew.sale('GET', `user-notifications?${query}`))).data.map((row: { id: number }) => row.id);
    expect(await ids('filter[unread]=1')).toEqual([id]);
    expect(await ids('filter[unread]=0')).toEqual([]);
    expect(await ids('filter[kind]=message')).toEqual([id]);
    expect(await ids('filter[kind]=order_approved')).toEqual([]);
    await done(crew.sale('POST', `user-notifications/${id}/markAsRead`));
    expect(await ids('filter[unread]=1')).toEqual([]);
    expect(await ids('filter[unread]=0')).toEqual([id]);
  });
});
