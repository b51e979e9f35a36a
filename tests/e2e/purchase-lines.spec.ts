import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { addFilter } from './filter.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const { act, field } = vi.common;

test('a line of a purchase is changed, cancelled and removed, and a draft is deleted', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const [supplier] = await rowsOf<{ id: number }>(page, 'suppliers?per_page=1');
  const products = await rowsOf<{ id: string; name: string }>(page, 'products?per_page=2');
  const { id } = await write(page, 'POST', 'purchases', {
    ...{ supplier_id: supplier!.id, currency_id: 'JPY' },
    items: products.map(({ id: product_id }) => ({ product_id, price: '1000', quantity: '3' })),
  });
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/${id}`);
  const lines = page.getByRole('row').filter({ has: page.locator('[data-acts]') });
  await expect(lines).toHaveCount(2);
  const button = (name: string) => lines.first().getByRole('button', { name: new RegExp(`^${name} `) });

  await button(`${act.edit} ${field.quantity}`).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(lines.first()).toContainText('4.000 ¥');
  await button(`${act.edit} ${field.price}`).click();
  await page.keyboard.press('Escape');

  await lines
    .first()
    .getByRole('button', { name: `${act.edit} ${products[0]!.name}`, exact: true })
    .click();
  await buyer.fill(field.quantity, '5');
  await buyer.press(act.save);
  await expect(lines.first()).toContainText('5.000 ¥');

  await button(vi.order.purchase.act.short_close).click();
  await buyer.fill(vi.order.purchase.field.short_closed_quantity, '5');
  await buyer.press(act.save);
  await expect(lines.first()).toContainText(vi.order.purchase.status.OutOfStock);

  await button(act.delete).click();
  await buyer.confirm();
  await expect(lines).toHaveCount(1);
  await expect(lines.first().getByRole('button', { name: new RegExp(`^${act.delete} `) })).toHaveCount(0);

  await buyer.press(vi.common.action.delete);
  await buyer.confirm();
  await expect(page.getByRole('heading', { level: 1, name: vi.order.purchase.plural })).toBeVisible();
});

test('lines of a new purchase have notes, and the purchase leaves as an order form', async ({ browser }) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const [product] = await rowsOf<{ id: string }>(page, 'products?per_page=1');
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/new`);
  await buyer.pick(field.supplier, 'a');
  await buyer.pick(field.product, product!.id);
  await buyer.fill(field.price, '1200');
  await buyer.fill(vi.order.order.field.line_note, 'Loại lớn');
  await buyer.goOn(act.save, 'PO');
  await expect(page.getByRole('cell', { name: 'Loại lớn' })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    buyer.press(vi.order.purchase.act.export_form),
  ]);
  expect(file.suggestedFilename()).toMatch(/^注文書 PO\d{6}\.xlsx$/);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    buyer.press(vi.order.purchase.act.export_distribution),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^Phân bổ đơn mua PO\d{6}\.xlsx$/);
});

test('buyers filter purchases by buyer without permission to read accounts', async ({ browser }) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const buyers = await rowsOf<{ name: string }>(page, 'purchase/buyers');
  const { name } = buyers[0]!;
  await buyer.go(vi.order.purchase.plural);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await addFilter(page, vi.order.purchase.field.buyer);
  await page.getByRole('dialog').getByRole('combobox').fill(name.slice(0, 4));
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/buyer_id=\d+/);
});
