import { expect, test } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';

test('Ctrl-K finds an order by its last digits, a customer’s goods by name, and a screen by its title, without a mouse', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  await page.keyboard.press('Control+k');
  await input.fill('000003');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(vi.order.order.name);
  const order = /OR\d+/.exec((await first.textContent()) ?? '')![0];
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('抹茶');
  await expect(page.getByRole('option', { name: /KitKat/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'KitKat 抹茶 12枚' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('vận đơn');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await input.fill('không có gì như vậy');
  await expect(page.getByText(vi.common.message.empty_filtered)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});
