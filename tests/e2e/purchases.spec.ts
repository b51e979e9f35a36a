import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, field } = vi.common;

test('a purchase is written from its supplier on: until one is chosen, its lines wait', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/new`);
  const first = page.getByText(vi.order.purchase.message.supplier_first);
  const product = page.getByRole('combobox', { name: field.product });
  await expect(first).toBeVisible();
  await expect(product).toBeDisabled();
  await buyer.pick(field.supplier, 'a');
  await expect(first).toHaveCount(0);
  await expect(product).toBeEnabled();
  await expect(page.getByRole('button', { name: act.add_product })).toBeVisible();
});
