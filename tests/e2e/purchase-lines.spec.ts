import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, field } = vi.common;

test('a line of a purchase is changed, closed short and taken off, and a draft is deleted', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  const id = await page.evaluate(async () => {
    const token = /access_token=([^;]+)/.exec(document.cookie)![1];
    const ask = async (path: string, body?: object) =>
      (
        await fetch(`/api/${path}`, {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
      ).json();
    const [{ id: supplier_id }] = (await ask('suppliers?per_page=1')).data;
    const products = (await ask('products?per_page=2')).data as { id: string }[];
    const items = products.map(({ id: product_id }) => ({ product_id, price: '1000', quantity: '3' }));
    return (await ask('purchases', { supplier_id, currency_id: 'JPY', items })).id as number;
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
