import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let callers: Record<'admin' | 'sale' | 'warehouse' | 'customer', Caller>;
const ids: Record<string, number> = {};
beforeAll(async () => {
  const [admin, sale, warehouse, customer] = await Promise.all(
    (['admin', 'sale', 'warehouse', 'customer'] as const).map((role) => server.as(role)),
  );
  callers = { admin: admin!, sale: sale!, warehouse: warehouse!, customer: customer! };
  for (const [role, caller] of Object.entries(callers))
    ids[role] = (await caller('GET', 'users?filter[own]=1')).body.data[0].id;
  ids.type = (await callers.admin('POST', 'support-types', { name: 'Damaged goods' })).body.id;
});
const unread = async (caller: Caller) =>
  (await caller('GET', 'user-notifications?filter[unread]=1&per_page=100')).body.data as {
    id: number;
    kind: string;
    title: string;
    subject_id: string;
  }[];
const about = async (caller: Caller, id: number) =>
  (await unread(caller)).filter(({ subject_id }) => subject_id === String(id)).map(({ kind }) => kind);
const ask = async (caller: Caller, extra: object = {}) =>
  caller('POST', 'supports', {
    support_type_id: ids.type,
    title: 'Broken cup',
    text: 'One of six is broken.',
    ...extra,
  });

describe('a question', () => {
  test('is asked, answered, read, closed and opened again, and those who take part are told', async () => {
    const { customer, sale, admin } = callers;
    await admin('POST', 'notification-subscribers', { user_id: ids.sale, support_type_id: ids.type });
    const { status, body: support } = await ask(customer);
    expect([status, support.status, support.sender_id, support.unread]).toEqual([
      201,
      'open',
      ids.customer,
      false,
    ]);
    expect(await about(sale, support.id)).toEqual(['support_opened']);
    expect((await sale('GET', `supports/${support.id}`)).body.unread).toBe(true);
    expect((await sale('PUT', `supports/${support.id}/markAsRead`)).body.unread).toBe(false);
    expect(await about(sale, support.id)).toEqual([]); // read with the question

    const answer = await sale('POST', 'support-contents', {
      support_id: support.id,
      text: 'We send another one.',
    });
    expect([answer.status, answer.body.creator_id]).toEqual([201, ids.sale]);
    expect(await about(customer, support.id)).toEqual(['support_answered']);
    expect((await customer('GET', `supports/${support.id}`)).body.unread).toBe(true);

    expect((await admin('PUT', `supports/${support.id}/close`)).body.status).toBe('closed');
    expect((await admin('PUT', `supports/${support.id}/close`)).body.status).toBe('closed');
    expect((await about(customer, support.id)).filter((kind) => kind === 'support_closed')).toHaveLength(1);
    await customer('POST', 'support-contents', { support_id: support.id, text: 'It broke as well.' });
    expect((await customer('GET', `supports/${support.id}`)).body).toMatchObject({
      status: 'open',
      closed_at: null,
    });
    expect((await about(sale, support.id)).filter((kind) => kind !== 'support_closed')).toEqual([
      'support_answered',
    ]); // one act, told once
    await admin('PUT', `supports/${support.id}/close`);
    expect((await admin('PUT', `supports/${support.id}/open`)).body.status).toBe('open');

    const whole = (await admin('GET', `supports/${support.id}?include=type,creator,sender,contents,logs`))
      .body;
    expect(whole.contents.map(({ text }: { text: string }) => text)).toEqual([
      'One of six is broken.',
      'We send another one.',
      'It broke as well.',
    ]);
    expect([whole.type.name, whole.creator.id, whole.sender.id]).toEqual([
      'Damaged goods',
      ids.customer,
      ids.customer,
    ]);
    expect(whole.logs.at(-1).type_id).toBe('created');
  });

  test('is another customer’s business no more than any other row', async () => {
    const { body: support } = await ask(callers.sale);
    for (const [method, path] of [
      ['GET', `supports/${support.id}`],
      ['PUT', `supports/${support.id}/markAsRead`],
    ] as const)
      expect((await callers.customer(method, path)).status, path).toBe(404);
    expect(
      (await callers.customer('POST', 'support-contents', { support_id: support.id, text: 'x' })).body.errors,
    ).toHaveProperty('support_id');
    expect((await callers.customer('PUT', `supports/${support.id}/close`)).body.code).toBe('forbidden');
    expect((await ask(callers.customer, { sender_id: ids.sale })).body.code).toBe('forbidden');
    expect((await ask(callers.sale, { sender_id: ids.warehouse })).body.errors).toHaveProperty('sender_id');
    expect((await ask(callers.sale, { sender_id: ids.customer })).body).toMatchObject({
      creator_id: ids.sale,
      sender_id: ids.customer,
    });
  });

  test('is changed by staff whose role answers its type', async () => {
    const { body: support } = await ask(callers.customer);
    expect((await callers.warehouse('PUT', `supports/${support.id}/close`)).status).toBe(404);
    const { body: line } = await callers.admin('POST', 'role-support-types', {
      support_type_id: ids.type,
      role_id: 'warehouse',
    });
    expect(
      (await callers.admin('POST', 'role-support-types', { support_type_id: ids.type, role_id: 'warehouse' }))
        .body.code,
    ).toBe('already_exists');
    expect((await callers.warehouse('PUT', `supports/${support.id}/close`)).body.status).toBe('closed');
    expect(
      (await callers.admin('GET', 'support-types?include=role_support_types')).body.data.find(
        ({ id }: { id: number }) => id === ids.type,
      ).role_support_types,
    ).toEqual([{ id: line.id, support_type_id: ids.type, role_id: 'warehouse' }]);
    await callers.admin('DELETE', `role-support-types/${line.id}`);
  });

  test('has texts that only their writer changes', async () => {
    const { body: support } = await ask(callers.sale);
    const { body: text } = await callers.sale('POST', 'support-contents', {
      support_id: support.id,
      text: 'Frist',
    });
    expect((await callers.sale('PUT', `support-contents/${text.id}`, { text: 'First' })).body.text).toBe(
      'First',
    );
    expect((await callers.admin('PUT', `support-contents/${text.id}`, { text: 'Mine' })).body.code).toBe(
      'support_text_of_another',
    );
    const { body: theirs } = await ask(callers.customer);
    const { body: answer } = await callers.sale('POST', 'support-contents', {
      support_id: theirs.id,
      text: 'Anwser',
    });
    expect((await callers.sale('PUT', `support-contents/${answer.id}`, { text: 'Answer' })).body.text).toBe(
      'Answer',
    ); // also in a question that is not one’s own
  });

  test('keeps HTML, emoji and right-to-left text as they are', async () => {
    const title = '<img src=x onerror=alert(1)> 🙈 مرحبا';
    const { body } = await ask(callers.customer, { title, text: "'; drop table supports; --" });
    expect((await callers.admin('GET', `supports/${body.id}?include=contents`)).body).toMatchObject({
      title,
      contents: [{ text: "'; drop table supports; --" }],
    });
    expect((await ask(callers.customer, { title: 'x'.repeat(10_000) })).body.errors).toHaveProperty('title');
  });
});

describe('notifications', () => {
  test('are one’s own, in one’s language, and are marked', async () => {
    const { admin, sale, customer } = callers;
    const sent = await admin('POST', 'user-notifications', {
      user_id: ids.sale,
      title: 'Meeting',
      text: 'At ten.',
    });
    expect([sent.status, sent.body.title, sent.body.read_at]).toEqual([201, 'Meeting', null]);
    const path = `user-notifications/${sent.body.id}`;
    for (const other of [customer, admin]) expect((await other('GET', path)).status).toBe(404);
    for (const other of [customer, admin])
      expect((await other('POST', `${path}/markAsRead`)).status).toBe(404);
    expect((await sale('POST', `${path}/markAsRead`)).body.read_at).not.toBeNull();
    expect((await sale('PUT', path, { read: false })).body.read_at).toBeNull();
    expect((await sale('POST', 'user-notifications/markAllAsRead')).body.marked).toBeGreaterThan(0);
    expect(await unread(sale)).toEqual([]);
    expect((await sale('DELETE', path)).status).toBe(204);
    expect((await sale('DELETE', path)).status).toBe(404);
    expect(
      (await customer('POST', 'user-notifications', { user_id: ids.admin, title: 'x', text: 'y' })).body
        .errors,
    ).toHaveProperty('user_id');

    const { body: support } = await ask(customer);
    await sale('POST', 'support-contents', { support_id: support.id, text: 'Yes' });
    const [first] = (await customer('GET', 'user-notifications', undefined, { language: 'ja' })).body.data;
    expect(first).toMatchObject({
      title: '回答：Broken cup',
      subject_type: 'support',
      subject_id: String(support.id),
    });
  });

  test('tell the customer of an approved order', async () => {
    const { body: product } = await callers.sale('POST', 'products', { id: 'cup', name: 'Cup' });
    const { body: order } = await callers.sale('POST', 'order/retails', {
      customer_id: ids.customer,
      items: [{ product_id: product.id, price: '100', quantity: '1', tax_percent: '10' }],
    });
    if (order.id === undefined) throw new Error(JSON.stringify(order));
    await callers.sale('PUT', `orders/${order.id}/approve`);
    const [first] = (await callers.customer('GET', 'user-notifications', undefined, { language: 'vi' })).body
      .data;
    expect(first.title).toBe(`Đơn ${order.id} đã được duyệt`);
  });

  test('reach subscribers, who are staff, under both spellings', async () => {
    const { admin } = callers;
    expect(
      (await admin('POST', 'notification-subscribers', { user_id: ids.customer, support_type_id: ids.type }))
        .body.errors,
    ).toHaveProperty('user_id');
    const { body: made } = await admin('POST', 'notification-subcribers', {
      user_id: ids.warehouse,
      support_type_id: ids.type,
    });
    expect((await admin('GET', `notification-subscribers/${made.id}`)).body.user_id).toBe(ids.warehouse);
    const { data } = (await admin('GET', 'notification-subcribers?include=supportType,user')).body;
    expect(data.find(({ id }: { id: number }) => id === made.id)).toMatchObject({
      supportType: { name: 'Damaged goods' },
      user: { id: ids.warehouse },
    });
    expect(
      (
        await callers.sale('POST', 'notification-subscribers', {
          user_id: ids.warehouse,
          support_type_id: ids.type,
        })
      ).body.errors,
    ).toHaveProperty('user_id');
    const { body: support } = await ask(callers.customer);
    expect(await about(callers.warehouse, support.id)).toEqual(['support_opened']);
    expect((await admin('DELETE', `notification-subscribers/${made.id}`)).status).toBe(204);
  });
});
