import { describe, expect, test } from 'vitest';
import { en } from '@hakobu/phrases/en/catalogue.gen.ts';
import { boxOf, statuses } from '../../../tests/main-job/boxes.ts';
import { buy, done, makeProduct, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A parcel in which three pieces of a product were tallied. */
async function parcel() {
  const { product, order } = await paidOrder(crew, 3);
  const { sfa } = await receive(crew, await buy(crew, order));
  return { product, sfa };
}
const packed = (sfa: any, product: string, duplicate: number, fields: object = {}) =>
  crew.warehouse('POST', 'boxes', boxOf(product, { sfa_id: sfa.id, duplicate, ...fields }));
const contentsOf = async (sfa: any) =>
  (await done(crew.warehouse('GET', `sfas/${sfa.id}?include=contents`))).contents;

describe('packing a parcel', () => {
  test('continues until everything tallied is packed, and answers the rest', async () => {
    const { product, sfa } = await parcel();
    expect(await contentsOf(sfa)).toMatchObject([{ product_id: product, tallied: '3', packed: '0' }]);
    await done(packed(sfa, product, 2), 201);
    expect(await contentsOf(sfa)).toMatchObject([{ tallied: '3', packed: '2' }]);
    const { details, errors } = await refused(packed(sfa, product, 2), 'packed_beyond_received', 'products');
    expect(details).toEqual({ product_id: product, packed: '4', received: '3' });
    const { name } = await done(crew.warehouse('GET', `products/${product}`));
    expect(errors.products).toEqual([
      en.warehouse.box.errors.packed_beyond_received
        .replace('{{packed}}', '4')
        .replace('{{product}}', name)
        .replace('{{received}}', '3'),
    ]);
    await done(packed(sfa, product, 1), 201);
    await expectBooksInOrder(server);
  });

  test('is refused for a product that did not arrive in it', async () => {
    const { sfa } = await parcel();
    await refused(packed(sfa, await makeProduct(crew), 1), 'packed_beyond_received', 'products');
  });

  test('is checked when a box is changed; goods taken out can be packed again', async () => {
    const { product, sfa } = await parcel();
    const box = await done(packed(sfa, product, 2, { packed: false }), 201);
    const change = (body: object) => crew.warehouse('PUT', `boxes/${box.id}`, body);
    await refused(change({ duplicate: 4 }), 'packed_beyond_received', 'products');
    await refused(change({ products: [{ product_id: product, quantity: '2' }] }), 'packed_beyond_received');
    await done(change({ duplicate: 3 }), 200);
    await done(change({ duplicate: 1 }), 200);
    await done(packed(sfa, product, 2), 201);
  });

  test('exceeds the tally with the right and a reason: the box is a discrepancy', async () => {
    const { product, sfa } = await parcel();
    const more = { surplus_reason: 'Two were in the lid' };
    expect((await refused(packed(sfa, product, 5, more), 'forbidden')).details).toEqual({
      permission: 'box.all.update',
    });
    const body = boxOf(product, { sfa_id: sfa.id, duplicate: 5, ...more });
    const box = await done(crew.admin('POST', 'boxes', body), 201);
    expect(box).toMatchObject({ ...more, warnings: ['packed_beyond_received'] });
    await expectBooksInOrder(server);
  });

  test('by two concurrent calls packs no piece twice', async () => {
    const { product, sfa } = await parcel();
    const both = await Promise.all([packed(sfa, product, 2), packed(sfa, product, 2)]);
    expect(statuses(both)).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
