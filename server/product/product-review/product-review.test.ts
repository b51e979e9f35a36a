import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const review = (product_id: string, fields: object = {}, caller = crew.sale) =>
  caller('POST', 'product-reviews', { product_id, rating: 5, content: 'good', ...fields });

describe('a review', () => {
  test('contains its author, and the text as typed', async () => {
    const id = await makeProduct(crew);
    const made = await done(review(id, { content: '<b>good</b>' }), 201);
    expect(made).toMatchObject({ product_id: id, rating: 5, content: '<b>good</b>' });
    const [{ id: sale, name } = { id: 0, name: '' }] = (await done(crew.sale('GET', 'users?filter[own]=1')))
      .data;
    expect([made.creator_id, made.creator_name]).toEqual([sale, name]);
  });

  test('is listed at its product, newest first', async () => {
    const id = await makeProduct(crew);
    await done(review(id, { rating: 1 }));
    await done(review(id, { rating: 4 }, crew.purchase));
    const { reviews } = await done(crew.sale('GET', `products/${id}?include=reviews`));
    expect(reviews.map(({ rating }: { rating: number }) => rating)).toEqual([4, 1]);
    const { data } = await done(
      crew.sale('GET', `product-reviews?filter[product_id]=${id}&filter[rating]=1`),
    );
    expect(data).toHaveLength(1);
  });

  test('has one to five stars, for a known product', async () => {
    const id = await makeProduct(crew);
    for (const rating of [0, 6, 2.5]) await refused(review(id, { rating }), 'invalid_fields', 'rating');
    await refused(review(id, { content: ' ' }), 'invalid_fields', 'content');
    await refused(review('NO-SUCH'), 'unknown_reference', 'product_id');
    await refused(review(id, {}, crew.accounting), 'forbidden');
  });

  test("is restricted to the author's company, and so are suppliers of a product", async () => {
    const id = await makeProduct(crew);
    await done(crew.purchase('POST', `products/${id}/supplier`, { supplier_id: await makeSupplier(crew) }));
    const { id: ours } = await done(review(id));
    const company = await done(crew.admin('POST', 'organizations', { name: 'Second' }), 201);
    const { call } = await makeAccount(server, 'sale', { organization_id: company.id });
    const { reviews, suppliers } = await done(call('GET', `products/${id}?include=reviews,suppliers`));
    expect([reviews, suppliers]).toEqual([[], []]);
    await refused(call('GET', `product-reviews/${ours}`), 'not_found');
    await done(review(id, { content: 'theirs' }, call), 201);
    const { data } = await done(crew.sale('GET', `product-reviews?filter[product_id]=${id}`));
    expect(data.map((row: { id: number }) => row.id)).toEqual([ours]);
  });

  test('is changed and deleted', async () => {
    const { id } = await done(review(await makeProduct(crew)));
    const changed = await done(crew.sale('PUT', `product-reviews/${id}`, { rating: 2 }));
    expect([changed.rating, changed.version]).toEqual([2, 2]);
    await done(crew.admin('DELETE', `product-reviews/${id}`), 204);
    await refused(crew.sale('GET', `product-reviews/${id}`), 'not_found');
  });
});
