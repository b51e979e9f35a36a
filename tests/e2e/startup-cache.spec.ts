// Requests sent before the app is loaded, and before a button is released.
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

const LIST = '/sale/orders/retail';
const startAt = async (page: Page, address: string) => {
  await page.goto('about:blank');
  await page.goto(`${process.env.HAKOBU_URL}/#${address}`, { waitUntil: 'commit' });
};
/** Inline scripts of the page that its policy does not allow. */
async function unnamedScripts(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${process.env.HAKOBU_URL}/`);
  const policy = answer.headers()['content-security-policy']!;
  const scripts = [...(await answer.text()).matchAll(/<script>([^<]*)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  return scripts
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .filter((hash) => !policy.includes(hash) || policy.includes("script-src 'self' 'unsafe"));
}
const isList = (url: string) => url.includes('/api/order/retails?');
/** Blocks the app's code; returns a function to release it. */
async function holdApp(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

test('a list opened before is prefetched once, before the app has loaded', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  expect(await unnamedScripts(page)).toEqual([]);
  await page.route('**/api/live', () => {}); // Prevents reloads by live updates.
  await startAt(page, LIST);
  await expect(page.locator('tbody tr.opens').first()).toBeVisible();
  await waitUntilIdle(page);
  await page.waitForFunction((address) => localStorage.getItem('starts')?.includes(address), LIST);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const come = await holdApp(page);
  await startAt(page, LIST);
  await expect.poll(() => asked.filter(isList).length).toBe(1);
  expect(await page.locator('nav').count()).toBe(0);
  come();
  await expect(page.locator('tbody tr.opens').first()).toBeVisible();
  await waitUntilIdle(page);
  expect(asked.filter(isList)).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/api/users?'))).toHaveLength(1);

  await page.getByRole('button', { name: vi.common.frame.app.account }).click();
  await page.getByRole('menuitem', { name: vi.common.frame.app.sign_out }).click();
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => localStorage.getItem('starts'))).toBeNull();
});

test('a startup with an expired session prefetches and then redirects to sign-in', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await startAt(page, LIST);
  await expect(page.locator('tbody tr.opens').first()).toBeVisible();
  await page.waitForFunction((address) => localStorage.getItem('starts')?.includes(address), LIST);
  await page.evaluate(() => {
    document.cookie = 'access_token=gone; Path=/';
    document.cookie = 'refresh_token=; Max-Age=0; Path=/';
  });
  await startAt(page, LIST);
  await expect(page).toHaveURL(/#\/login/);
});

test('pressing a row prefetches its order once; hovering does not', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.route('**/api/live', () => {});
  const [order] = await rowsOf<{ id: string }>(page, 'order/retails?per_page=1&sort=-id');
  await startAt(page, `${LIST}?orders-sort=-id`);
  const row = page.getByRole('row').filter({ hasText: order!.id });
  await expect(row).toBeVisible();
  await waitUntilIdle(page);
  const asked: string[] = [];
  const ofOrder = () => asked.filter((url) => url.includes(`/api/orders/${order!.id}?`));
  page.on('request', (request) => asked.push(request.url()));
  await row.locator('td').nth(3).hover();
  await page.waitForTimeout(300); // Longer than the dwell time of a passing pointer.
  await waitUntilIdle(page);
  expect(ofOrder()).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => ofOrder().length).toBe(1);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: order!.id })).toBeVisible();
  await waitUntilIdle(page);
  expect(ofOrder()).toHaveLength(1);
});
