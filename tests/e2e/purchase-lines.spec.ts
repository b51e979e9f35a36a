import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const { act, field } = vi.common;

test('a line of a purchase is changed, closed short and taken off, and a draft is deleted', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const [supplier] = await rowsOf<{ id: number }>(page, 'suppliers?per_page=1');
  const products = await rowsOf<{ id: string }>(page, 'products?per_page=2');
  const { id } = await write(page, 'POST', 'purchases', {
    ...{ supplier_id: supplier!.id, currency_id: 'JPY' },
    items: products.map(({ id: product_id }) => ({ product_id, price: '1000', quantity: '3' })),
  });
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/${id}`);
  const lines = page.getByRole('row').filter({ has: page.locator('[data-acts]') });
  await expect(lines).toHaveCount(2);
  const button = (name: string) => lines.first().getByRole('button', { name: new RegExp(`^${name} `) });

  await button(act.edit).click();
  await buyer.fill(field.quantity, '5');
  await buyer.press(act.save);
  await expect(lines.first()).toContainText('5.000 ¥');

  await button(vi.order.purchase.act.short_close).click();
  await buyer.fill(vi.order.purchase.field.short_closed_quantity, '5');
  await buyer.press(act.save);
  await expect(lines.first()).toContainText(vi.order.purchase.status.OutOfStock);

  await button(act.remove).click();
  await buyer.confirm();
  await expect(lines).toHaveCount(1);
  await expect(lines.first().getByRole('button', { name: new RegExp(`^${act.remove} `) })).toHaveCount(0);

  await buyer.press(vi.common.action.delete);
  await buyer.confirm();
  await expect(page.getByRole('heading', { level: 1, name: vi.order.purchase.plural })).toBeVisible();
});
