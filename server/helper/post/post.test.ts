import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const text = {
  title: 'Lịch tàu tháng 12',
  content: 'Tàu chạy ngày 5 và 20.\n<script>alert(1)</script> 👋 مرحبا',
};

describe('posts', () => {
  test('are written, filed, published once and for all, and deleted', async () => {
    const admin = await server.as('admin');
    const { body: category } = await admin('POST', 'post-categories', { name: 'Lịch tàu' });
    const { status, body } = await admin('POST', 'posts', { ...text, post_category_id: category.id });
    expect([status, body.status, body.published_at, body.content]).toEqual([
      201,
      'draft',
      null,
      text.content,
    ]);
    const published = (await admin('PUT', `posts/${body.id}`, { status: 'published' })).body;
    expect(published.published_at).not.toBeNull();
    await admin('PUT', `posts/${body.id}`, { status: 'draft' });
    expect((await admin('PUT', `posts/${body.id}`, { status: 'published' })).body.published_at).toBe(
      published.published_at,
    );
    expect((await admin('GET', `post-categories/${category.id}`)).body.posts).toBe(1);
    expect((await admin('DELETE', `post-categories/${category.id}`)).body.code).toBe('in_use');
    expect(
      (await admin('GET', 'posts?filter[status]=published&include=category,creator')).body.data[0],
    ).toMatchObject({ category: { name: 'Lịch tàu' } });
    expect((await admin('DELETE', `posts/${body.id}`)).status).toBe(204);
  });

  test('customers read what is published, and change nothing', async () => {
    const admin = await server.as('admin');
    const { body: draft } = await admin('POST', 'posts', text);
    const { body: open } = await admin('POST', 'posts', { ...text, status: 'published' });
    const customer = await server.as('customer');
    expect((await customer('GET', 'posts')).body.data.map(({ id }: { id: number }) => id)).toEqual([open.id]);
    expect((await customer('GET', `posts/${draft.id}`)).status).toBe(404);
    expect((await customer('PUT', `posts/${open.id}`, { title: 'x' })).status).toBe(403);
  });

  test('sales change their own and read the others', async () => {
    const { body: foreign } = await (await server.as('admin'))('POST', 'posts', text);
    const sale = await server.as('sale');
    const { body: mine } = await sale('POST', 'posts', text);
    expect((await sale('PUT', `posts/${mine.id}`, { title: 'Mới' })).body.title).toBe('Mới');
    expect((await sale('GET', `posts/${foreign.id}`)).status).toBe(200);
    expect((await sale('PUT', `posts/${foreign.id}`, { title: 'x' })).status).toBe(404);
    expect((await sale('POST', 'posts', { title: '', content: 'x' })).body.errors).toHaveProperty('title');
    expect((await sale('POST', 'posts', { ...text, status: 'hidden' })).body.errors).toHaveProperty('status');
    expect((await sale('POST', 'posts', { ...text, post_category_id: 999999 })).body.errors).toHaveProperty(
      'post_category_id',
    );
  });
});
