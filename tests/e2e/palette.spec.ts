import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

test('Ctrl-K finds an order by its last digits, a customer’s goods by name, and a screen by its title, without a mouse', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: vi.common.frame.app.find })).toBeVisible();
  await input.fill('000003');
  const first = page.locator('[role=option]:visible').first();
  await expect(first).toContainText(vi.order.order.name);
  const order = /OR\d+/.exec((await first.textContent()) ?? '')![0];
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('KitKat 抹茶');
  await expect(page.getByRole('option', { name: /KitKat/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'KitKat 抹茶 12枚' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('vận đơn');
  await expect(page.locator('[role=option]:visible').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('KitKat 抹茶 12枚');

  await page.keyboard.press('Control+k');
  // The recent screen.
  await expect(page.locator('[role=option]:visible').filter({ hasText: 'KitKat' })).toBeVisible();
  await input.fill('don ban le');
  await expect(page.locator('[role=option]:visible').first()).toContainText(vi.order.order.title.retail);
  await expect(page.locator('[role=option]:visible').nth(1)).toContainText(vi.order.order.title.new_retail);
  await input.fill('tao nha cung cap');
  await expect(page.locator('[role=option]:visible')).toHaveCount(0); // Sales may not create suppliers.
  await input.fill('không có gì như vậy');
  await expect(page.getByText(vi.common.message.empty_filtered)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});

test('the palette finds a voucher by its number and opens a form where its list is', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  await page.keyboard.press('Control+k');
  await input.fill('PT26');
  const voucher = page
    .locator('[role=option]:visible')
    .filter({ hasText: vi.accounting.transaction.name })
    .first();
  await expect(voucher).toContainText(/PT26-\d+/);
  await input.fill('tao nha cung cap');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: vi.product.supplier.plural })).toBeVisible();
  await expect(page.getByRole('dialog', { name: vi.common.act.create })).toBeVisible();
});
