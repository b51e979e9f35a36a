import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeOrder, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { jpeg, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const paper: Part = ['files[0]', Buffer.from('%PDF-1.4\n%%EOF'), 'Báo giá.pdf'];

let mine: string;
let others: string;
beforeAll(async () => {
  const [{ id }] = (await server.query("select id from users where email = 'customer@hakobu.test'")) as [
    { id: number },
  ];
  const product_id = await makeProduct(crew);
  mine = (await makeOrder(crew, id, [{ product_id, price: '100', quantity: '1' }])).id;
  others = (await draftOrder(crew)).order.id;
});
const send = (id: string, parts: readonly Part[] = [paper], role = 'sale') =>
  sendForm(server, 'POST', `orders/${id}/files`, parts, { email: role && `${role}@hakobu.test` });
const filesOf = async (id: string, caller = crew.sale) =>
  (await done(caller('GET', `orders/${id}?include=files`))).files;

describe('files of an order', () => {
  test('are attached, in the response and in the log', async () => {
    const { status, body } = await send(mine, [paper, ['files[1]', await jpeg('teal', 80), 'kien.jpg']]);
    expect([status, body.id, body.files]).toMatchObject([
      200,
      mine,
      [
        { name: 'Báo giá.pdf', thumbnail_url: null },
        { name: 'kien.jpg', media_type: 'image/jpeg' },
      ],
    ]);
    expect(await logOf(server, 'order', mine)).toContainEqual({
      type_id: 'write',
      content: { files_attached: ['Báo giá.pdf', 'kien.jpg'] },
    });
  });

  test('are readable by everyone who may read the order, including its customer', async () => {
    await done(send(others), 200);
    for (const caller of [crew.sale, crew.warehouse, crew.accounting])
      expect(await filesOf(others, caller)).toHaveLength(1);
    expect(await filesOf(mine, crew.customer)).toHaveLength(2);
    const [{ id: theirs }] = await filesOf(others);
    const [{ id: own }] = await filesOf(mine);
    await refused(crew.customer('GET', `orders/${others}?include=files`), 'not_found');
    await refused(crew.customer('GET', `files/${theirs}`), 'not_found');
    await done(crew.customer('GET', `files/${own}`), 200);
  });

  test('are three at most, and removable with permission to update the order', async () => {
    await refused(send(mine, [paper, ['files[1]', paper[1], 'b.pdf']]), 'too_many_files');
    const [{ id }] = await filesOf(mine);
    const path = `orders/${mine}/files/${id}`;
    await refused(crew.warehouse('DELETE', path), 'forbidden');
    await refused(crew.sale('DELETE', `orders/${others}/files/${id}`), 'not_found');
    expect((await done(crew.sale('DELETE', path), 200)).files).toMatchObject([{ name: 'kien.jpg' }]);
    await refused(crew.sale('DELETE', path), 'not_found');
  });

  test('can be added after cancellation', async () => {
    const { order } = await draftOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect((await done(send(order.id), 200)).files).toHaveLength(1);
  });

  test("are refused for others' orders, invalid files and unknown orders", async () => {
    await refused(send(mine, [paper], ''), 'logged_out');
    await refused(send(mine, [paper], 'customer'), 'forbidden');
    await refused(send(mine, [['files[0]', Buffer.from('<html>'), 'a.pdf']]), 'not_a_paper');
    await refused(crew.sale('POST', `orders/${mine}/files`, {}), 'invalid_fields', 'files');
    await refused(send('OR0000000000'), 'not_found');
    const elsewhere = await stranger(server, 'sale');
    await refused(elsewhere('DELETE', `orders/${mine}/files/x`), 'not_found');
  });
});
