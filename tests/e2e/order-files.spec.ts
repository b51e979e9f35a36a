import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

test('files are attached to an order and removed, and appear in its log', async ({ browser }) => {
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  const [order] = await rowsOf<{ id: string }>(page, 'order/retails?per_page=1');
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order!.id}`);
  await page.getByRole('tab', { name: vi.common.files.title }).click();
  await sale.sees(vi.order.order.message.customer_sees_files);

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), sale.press(vi.common.files.add)]);
  await chooser.setFiles([
    { name: 'Báo giá.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
  ]);
  const paper = page.getByRole('link', { name: 'Báo giá.pdf' });
  await expect(paper).toBeVisible();
  const address = await paper.getAttribute('href');
  const answer = await page.request.get(`${process.env.HAKOBU_URL}${address}`);
  expect(answer.headers()['content-disposition']).toContain('attachment');

  await sale.press(`${vi.common.act.remove} Báo giá.pdf`);
  await sale.confirm();
  await expect(paper).toHaveCount(0);
  await page.getByRole('tab', { name: vi.common.section.log }).click();
  await sale.sees(`${vi.common.log.files_attached}: 1`);
});
