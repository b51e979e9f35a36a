import { describe, expect, test } from 'vitest';
import { done, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { idOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const text = {
  title: 'Lịch tàu tháng 12',
  content: 'Tàu chạy ngày 5 và 20.\n<script>alert(1)</script> 👋 مرحبا',
};
const write = (caller: Caller, fields: object = {}) => caller('POST', 'posts', { ...text, ...fields });
const change = (caller: Caller, { id }: { id: number }, fields: object, headers = {}) =>
  caller('PUT', `posts/${id}`, fields, { headers });

describe('a post', () => {
  test('is a draft of who wrote it, as they wrote it, and logged', async () => {
    const post = await done(write(crew.sale), 201);
    expect(post).toMatchObject({ ...text, status: 'draft', published_at: null });
    expect(post.creator_id).toBe(await idOf(crew.sale));
    expect((await logOf(server, 'post', post.id))[0]!.type_id).toBe('created');
  });

  test('may be published from the beginning', async () => {
    expect((await done(write(crew.admin, { status: 'published' }), 201)).published_at).not.toBeNull();
  });

  test('keeps the day of its first publishing, also where two publish it at once', async () => {
    const { body: post } = await write(crew.admin);
    const days = await Promise.all(
      [1, 2].map(async () => (await done(change(crew.admin, post, { status: 'published' }))).published_at),
    );
    expect(days[0]).not.toBeNull();
    expect(days[1]).toBe(days[0]);
    expect((await done(change(crew.admin, post, { status: 'draft' }), 200)).published_at).toBe(days[0]);
    expect((await done(change(crew.admin, post, { status: 'published' }))).published_at).toBe(days[0]);
  });

  test('is not published by another change', async () => {
    const { body: post } = await write(crew.admin);
    expect(await done(change(crew.admin, post, { title: 'Mới' }), 200)).toMatchObject({
      title: 'Mới',
      published_at: null,
    });
  });

  test('is filed in a category, which is not deleted meanwhile', async () => {
    const category = await done(crew.admin('POST', 'post-categories', { name: `Lịch ${unique()}` }), 201);
    const { body: post } = await write(crew.admin, { post_category_id: category.id });
    expect((await done(crew.admin('GET', `post-categories/${category.id}`))).posts).toBe(1);
    expect(await done(crew.admin('GET', `posts/${post.id}?include=category,creator`))).toMatchObject({
      category: { name: category.name },
      creator: { id: post.creator_id },
    });
    await refused(crew.admin('DELETE', `post-categories/${category.id}`), 'in_use');
    await done(crew.admin('DELETE', `posts/${post.id}`), 204);
    await refused(crew.admin('DELETE', `posts/${post.id}`), 'not_found');
    await done(crew.admin('DELETE', `post-categories/${category.id}`), 204);
  });

  test('is read by customers once it is published, and not changed', async () => {
    const { body: draft } = await write(crew.admin);
    const { body: open } = await write(crew.admin, { status: 'published' });
    const { data } = await done(crew.customer('GET', 'posts?per_page=100'));
    const ids = data.map(({ id }: { id: number }) => id);
    expect([ids.includes(draft.id), ids.includes(open.id)]).toEqual([false, true]);
    await refused(crew.customer('GET', `posts/${draft.id}`), 'not_found');
    await refused(change(crew.customer, open, { title: 'x' }), 'forbidden');
  });

  test('is its writer’s to change; colleagues read it, others elsewhere do not', async () => {
    const { body: post } = await write(crew.sale);
    const other = await colleague(server, 'sale');
    await done(other('GET', `posts/${post.id}`), 200);
    await refused(change(other, post, { title: 'x' }), 'not_found');
    for (const elsewhere of [await stranger(server, 'sale'), await adminElsewhere(server)])
      await refused(elsewhere('GET', `posts/${post.id}`), 'not_found');
  });

  test('is not published over somebody else’s change', async () => {
    const { body: post } = await write(crew.sale);
    await done(change(crew.admin, post, { title: 'Mới' }));
    const seen = { 'if-match': `"${post.version}"` };
    await refused(change(crew.sale, post, { status: 'published' }, seen), 'stale_version');
    expect((await done(crew.sale('GET', `posts/${post.id}`))).published_at).toBeNull();
  });

  test('is refused without a title, in no status, in no category', async () => {
    await refused(write(crew.sale, { title: '' }), 'invalid_fields', 'title');
    await refused(write(crew.sale, { status: 'hidden' }), 'invalid_fields', 'status');
    await refused(write(crew.sale, { post_category_id: 999_999 }), 'unknown_reference', 'post_category_id');
  });
});
