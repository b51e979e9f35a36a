// Targets of clicks keep their position while the rest of the screen loads.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { deposit, makeCustomer } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle, watchRequests } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

const MOST = 0.01;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a list, a document and a form have no layout shift while loading, at ${width} pixels`, async ({
    browser,
  }) => {
    const { page: first } = await Person.signIn(browser, 'sale', { width, own: true });
    const context = first.context();
    await context.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[])
          if (!entry.hadRecentInput)
            (window as unknown as { shifts: [number, string][] }).shifts.push([
              entry.value,
              entry.sources.map(({ node }) => (node as Element | null)?.className ?? '').join(' | '),
            ]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const [, order] = await rowsOf<{ id: string }>(first, 'order/retails?sort=id&per_page=2');
    for (const path of [
      '/sale/orders/retail',
      `/sale/orders/retail/${order!.id}`,
      '/sale/orders/retail/new',
      '/admin/goods/products',
    ]) {
      const page = watchRequests(await context.newPage());
      await page.setViewportSize({ width, height });
      await page.goto(`${process.env.HAKOBU_URL}/#${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await waitUntilIdle(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
      await page.close();
    }
  });

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

test('a preview stays visible and enabled while it is refetched', async ({ browser }) => {
  const crew = await apiCrew();
  const { page } = await Person.signIn(browser, 'accounting');
  let asked = 0;
  let tell = (): void => {};
  const answer = new Promise<void>((resolve) => (tell = resolve));
  await page.route(/revaluation\?.*preview=1/, async (route) => {
    asked += 1;
    if (asked > 1) await answer;
    await route.continue();
  });
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/statistics/account`);
  const { revalue } = vi.accounting.book.act;
  await page.getByRole('button', { name: revalue, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row').nth(1);
  const button = dialog.getByRole('button', { name: revalue, exact: true });
  await expect(row).toBeVisible();
  await expect(button).toBeEnabled();
  await deposit(crew, (await makeCustomer(crew, { name: 'Khách nạp tiền' })).id, '1000', 'JPY');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(row).toBeVisible();
  await expect(button).toBeEnabled();
  tell();
});
