import { describe, expect, test } from 'vitest';
import {
  bill,
  buy,
  deliver,
  done,
  load,
  makeProduct,
  pack,
  paidOrder,
  payment,
  receive,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { pictures, sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
async function make() {
  const id = await makeProduct(crew);
  const { body } = await sendForm(server, 'POST', `products/${id}/product-images`, await pictures(2));
  return { id, first: body.images[0].id as number, second: body.images[1].id as number };
}
const choose = (id: string, image_id: number, headers = {}) =>
  crew.purchase('PUT', `products/${id}/product-images`, { image_id }, { headers });

describe('the featured picture of a product', () => {
  test('is the chosen one, and comes first', async () => {
    const { id, first, second } = await make();
    const chosen = await done(choose(id, second), 200);
    expect(chosen.images).toMatchObject([
      { id: second, primary: true },
      { id: first, primary: false },
    ]);
    expect(chosen.image_url).toBe(chosen.images[0].url);
    expect(await lastLog(server, 'product', id)).toMatchObject({ content: { image_id: second } });
  });

  test('may be chosen again', async () => {
    const { id, first } = await make();
    expect((await done(choose(id, first))).images[0]).toMatchObject({ id: first, primary: true });
  });

  test('is shown by the lines of the product, from the list to buy to the box', async () => {
    const paid = await paidOrder(crew);
    const { body } = await sendForm(
      server,
      'POST',
      `products/${paid.product}/product-images`,
      await pictures(1),
    );
    const shown = { product_id: paid.product, image_url: body.image_url };
    const toBuy = await done(crew.purchase('GET', `list-to-buy?q=${paid.product}`));
    expect(toBuy.data).toMatchObject([shown]);
    const bought = await buy(crew, await done(crew.sale('GET', `orders/${paid.order.id}`)));
    const { sfa } = await receive(crew, bought);
    const { box } = await pack(crew, sfa, paid.order);
    for (const items of [
      (await done(crew.sale('GET', `orders/${paid.order.id}?include=items`))).items,
      (await done(crew.purchase('GET', `purchases/${bought.purchase.id}?include=items`))).items,
      (await done(crew.warehouse('GET', `sfas/${sfa.id}?include=purchase_items`))).purchase_items,
      (await done(crew.warehouse('GET', `boxes/${box.id}?include=items`))).items,
    ])
      expect(items).toMatchObject([shown]);
    const { data } = await done(
      crew.purchase('GET', `purchase/items?include=product&filter[purchase_id]=${bought.purchase.id}`),
    );
    expect(data).toMatchObject([{ ...shown, product: { image_url: body.image_url } }]);
  });

  test('is shown by boxes of the product alone, wherever they are listed', async () => {
    const paid = await paidOrder(crew);
    const { body } = await sendForm(
      server,
      'POST',
      `products/${paid.product}/product-images`,
      await pictures(1),
    );
    const { sfa } = await receive(crew, await buy(crew, paid.order));
    const { box, pallet } = await pack(crew, sfa, paid.order);
    const billed = await bill(crew, paid.customer, paid.order, box);
    const shown = { product: { image_url: body.image_url } };
    const read = (path: string) => done(crew.admin('GET', path));
    expect((await read(`pallets/${pallet.id}?include=boxes`)).boxes).toMatchObject([shown]);
    expect((await read(`boxes?filter[order_id]=${paid.order.id}`)).data).toMatchObject([shown]);
    expect((await read(`owning-boxes?filter[box_id]=${box.id}`)).data).toMatchObject([shown]);
    expect((await read(`lading-bills/${billed.id}`)).pivot_boxes).toMatchObject([shown]);
    const container = await load(crew, billed);
    expect((await read(`containers/${container.id}`)).boxes).toMatchObject([shown]);
    const fee = payment('service', paid.customer, '50000', { type: 'order', id: paid.order.id });
    await done(crew.accounting('POST', ...fee));
    await done(crew.accounting('PUT', `lading-bills/${billed.id}`, { action_debit: true }));
    await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`));
    await deliver(crew, paid.customer, container, billed);
    const { data } = await read(`goods-deliveries?filter[order_id]=${paid.order.id}&include=pivot_boxes`);
    expect(data).toMatchObject([{ pivot_boxes: [shown] }]);
    await server.query(
      `insert into box_items (box_id, product_id, quantity) select $1, id, 1 from products
        where id <> $2 limit 1`,
      [box.id, paid.product],
    );
    expect(await read(`boxes/${box.id}`)).toMatchObject({ product: null });
    await server.query('delete from box_items where box_id = $1 and product_id <> $2', [
      box.id,
      paid.product,
    ]);
  });

  test('is one of its own', async () => {
    const [mine, other] = [await make(), await make()];
    await refused(choose(mine.id, other.first), 'unknown_reference', 'image_id');
    await refused(choose(mine.id, 999_999), 'unknown_reference', 'image_id');
    await refused(choose('NO-SUCH', mine.first), 'not_found');
    await refused(choose(mine.id, mine.second, { 'if-match': '"1"' }), 'stale_version');
  });

  test('is unique, also after concurrent choices', async () => {
    const { id, first, second } = await make();
    const replies = await Promise.all([choose(id, first), choose(id, second)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { images } = await done(crew.purchase('GET', `products/${id}?include=images`));
    expect(images.filter(({ primary }: { primary: boolean }) => primary)).toHaveLength(1);
  });
});
