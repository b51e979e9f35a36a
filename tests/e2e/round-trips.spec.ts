import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

test('an order and its open tab load in one round trip', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.route('**/api/live', () => {}); // nothing is read anew because others change something
  await page.reload(); // the stream that is open already ends
  await page.clock.setFixedTime(new Date()); // nor because what came has grown old meanwhile
  const [order] = await rowsOf<{ id: string }>(page, 'order/retails?per_page=1&sort=id');
  for (const [tab, parts] of [
    ['', ['transactions?', 'credit-orders?', '/links']],
    ['?tab=log', ['logs?']],
    ['?tab=shipment', ['order/shipment-infos?']],
  ] as const) {
    await page.goto(`${process.env.HAKOBU_URL}/#/start`);
    await waitUntilIdle(page); // it leads on to where one works
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(request.url());
    page.on('request', note);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/orders/${order!.id}?**`, async (route) => {
      await held; // the order itself takes its time
      await route.continue();
    });
    await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order!.id}${tab}`);
    for (const part of parts)
      await expect.poll(() => asked.filter((url) => url.includes(part)).length, part).toBe(1);
    answer();
    await expect(page.getByRole('tab', { name: vi.common.section.log })).toBeVisible();
    await waitUntilIdle(page);
    for (const part of parts) expect(asked.filter((url) => url.includes(part)).length, part).toBe(1);
    page.off('request', note);
    await page.unroute(`**/api/orders/${order!.id}?**`);
  }
});
