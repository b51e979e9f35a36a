// The chosen warehouse.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

test('choosing another warehouse reloads the page, and is saved', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'admin');
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/goods-deliveries`);
  await waitUntilIdle(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  const choice = page.locator(`input[aria-label="${vi.common.frame.app.warehouse}"]`);
  await expect(choice).toHaveValue(vi.common.frame.app.all_warehouses);
  await choice.click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('option', { name: 'Kho Narita' }).click();
  await loaded;
  await waitUntilIdle(page);
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  await expect(choice).toHaveValue('Kho Narita');
});
