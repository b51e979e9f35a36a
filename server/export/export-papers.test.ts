import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { makePurchase } from '../../tests/main-job/goods.ts';
import { paidOrder, usePeople } from '../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../tests/support/account.ts';
import { refused } from '../../tests/support/refused.ts';
import { colleague } from '../../tests/support/other-callers.ts';
import { useTestServer } from '../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

let purchase: any;
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew, 3));
  purchase = await makePurchase(crew, order, { note: 'Loại lớn', tax_percent: '10' });
});

/** Texts and numbers of the exported sheet, and its name. */
const numberOf = ({ id }: { id: number }): string => documentNumber('purchase', id);

async function sheetOf(name: string, id: number, { email = 'purchase@hakobu.test', method = 'GET' } = {}) {
  const answer = await fetch(`${server.url}/api/exports/${name}${method === 'GET' ? `?id=${id}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.signIn(email)}`,
      'accept-language': 'vi',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify({ id }) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return {
    name: decodeURIComponent(/UTF-8''(.*)$/.exec(answer.headers.get('content-disposition')!)![1]!),
    words: strFromU8(files['xl/sharedStrings.xml']!),
    cells: strFromU8(files['xl/worksheets/sheet1.xml']!),
  };
}

describe('the order form of a purchase', () => {
  test('is in Japanese, with lines and sums, by address and by body', async () => {
    for (const method of ['GET', 'POST']) {
      const { name, words, cells } = await sheetOf('purchase', purchase.id, { method });
      expect(name).toBe(`注文書 ${numberOf(purchase)}.xlsx`);
      for (const word of [
        '注文書',
        numberOf(purchase),
        '商品コード',
        'Loại lớn',
        purchase.items[0].product_id,
        '合計',
      ])
        expect(words).toContain(word);
      for (const figure of ['900', '3', '2700', '270', '2970']) expect(cells).toContain(`<v>${figure}</v>`);
    }
    const logged = await server.query("select content from logs where logable_type = 'export'");
    expect(logged).toContainEqual({ content: { write: `注文書 ${numberOf(purchase)}` } });
  });

  test('says no price to those who may not know what things cost', async () => {
    const role = await makeRole(server, [
      line('purchase', 'organization', 'R'),
      line('export', 'organization', 'C'),
    ]);
    const { email } = await makeAccount(server, role);
    const { words, cells } = await sheetOf('purchase', purchase.id, { email });
    expect(words).toContain('注文書');
    for (const figure of ['900', '2970']) expect(cells).not.toContain(`<v>${figure}</v>`);
  });
});

describe('the distribution of a purchase', () => {
  test('names each order with what it waits for, in the words of who asks', async () => {
    const { name, words, cells } = await sheetOf('purchase-distribution', purchase.id);
    expect(name).toBe(`Phân bổ đơn mua ${numberOf(purchase)}.xlsx`);
    for (const word of [order.id, 'Khách hàng']) expect(words).toContain(word);
    expect(cells).toContain('<v>3</v>');
  });
});

describe('exports of a purchase', () => {
  test('are refused of others, without a document, and where there is none', async () => {
    for (const name of ['purchase', 'purchase-distribution']) {
      await refused(crew.purchase('GET', `exports/${name}`), 'invalid_fields', 'id');
      await refused(crew.purchase('POST', `exports/${name}`, {}), 'invalid_fields', 'id');
      await refused(crew.purchase('GET', `exports/${name}?id=999999`), 'not_found');
      await refused(crew.customer('GET', `exports/${name}?id=${purchase.id}`), 'forbidden');
      // limited by the scope of the export right, here `own`
      const other = await colleague(server, 'purchase');
      await refused(other('POST', `exports/${name}`, { id: purchase.id }), 'not_found');
    }
  });
});
