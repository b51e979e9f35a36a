import type { AxeResults } from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, type Language } from '../../phrases/languages.ts';
import { addressesOfRows } from './addresses-of-rows.ts';
import { Person } from './person.ts';
import { settled, watchRequests } from './settled.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Screens that neither the sidebar names nor the card of a noun: forms, and one place deeper than a row. */
const DEEPER = [
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-unverified',
  '/me',
  '/customer/me',
  '/',
  '/sale/orders/retail/new',
  '/purchase/purchases/new',
  '/warehouse/inbound/transfer-order?container_id=2',
  '/products/4902201183123',
  '/admin/posts/new',
  '/admin/supports/new',
  '/notifications',
  '/markets/Rakuten',
  '/customer/supports/new',
  '/admin/goods/prices?price_id=5',
  '/admin/addresses?provinces=25-01',
  '/admin/addresses?provinces=old-01&districts=old-001',
  '/admin/goods/products/new',
  '/admin/ecommerce/affiliate-product/new',
  '/pages/403',
  '/pages/404',
  '/pages/500',
  '/no/such/page',
];

/** Watches a page for what people would call broken. */
function watch(page: Page): string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.HAKOBU_URL!) && !request.url().startsWith('data:'))
      broken.push(`asks outside: ${request.url()}`);
  });
  return broken;
}

async function everyScreen(page: Page): Promise<string[]> {
  const fromSidebar = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/^#/, '')));
  expect(fromSidebar.length).toBeGreaterThan(18);
  return [...fromSidebar, ...DEEPER, ...(await addressesOfRows(page))];
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const language of languages as readonly Language[]) {
    test(`every screen opens whole at ${width} pixels in ${language}`, async ({ browser }) => {
      const { page } = await Person.signIn(browser, 'admin', { language, width });
      await page.setViewportSize({ width, height });
      const broken = watch(page);
      const screens = await everyScreen(page);
      for (const path of screens) {
        await page.goto(`${process.env.HAKOBU_URL}/#${path}`);
        await settled(page);
        await expect(page.locator('h1, [role=dialog]').first(), path).toBeVisible();
        await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
        expect(await page.title(), path).toMatch(/^Hakobu( - .+)?$/);
        const facts = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          text: document.body.innerText,
        }));
        expect(facts.wide, `${path} is wider than the window`).toBeLessThanOrEqual(0);
        expect(facts.text, path).not.toMatch(/undefined|\[object|\{\{|NaN/);
      }
      expect(broken.filter((line) => !line.includes('favicon'))).toEqual([]);
    });
  }
}

for (const [language, width] of [
  ['vi', 1440],
  ['en', 390],
  ['ja', 1440],
] as const)
  test(`no screen has a serious barrier for people who need help, in ${language} at ${width} pixels`, async ({
    browser,
  }) => {
    const { page } = await Person.signIn(browser, 'admin', { language, width });
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const path of ['/login', ...(await everyScreen(page))]) {
      await page.goto(`${process.env.HAKOBU_URL}/#${path}`);
      await settled(page);
      await page.waitForTimeout(250); // dialogs fade in
      await page.evaluate(axe);
      const violations = await page.evaluate(
        async () =>
          (await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()).violations,
      );
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
    }
    expect(found).toEqual([]);
  });

test('the first list is light, and the second screen adds little', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const fresh = watchRequests(await context.newPage());
  const session = await context.newCDPSession(fresh);
  await session.send('Network.enable');
  const bytes = { js: 0, css: 0 };
  const kinds = new Map<string, 'js' | 'css'>();
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
    if (response.mimeType.includes('javascript')) kinds.set(requestId, 'js');
    if (response.mimeType.includes('css')) kinds.set(requestId, 'css');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) bytes[kind] += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await fresh.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail`);
  await fresh.locator('tbody tr.opens').first().waitFor();
  await settled(fresh);
  const first = { ...bytes };
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(first) });
  expect(first.js / 1000, 'kB of JavaScript').toBeLessThanOrEqual(270);
  expect(first.css / 1000, 'kB of CSS').toBeLessThanOrEqual(45);
  await fresh.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases`);
  await settled(fresh);
  expect((bytes.js - first.js) / 1000, 'kB more').toBeLessThanOrEqual(40);
});

test('the guard sends strangers to the sign-in page and back, and keeps people out of what is not theirs', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/account/customer`);
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.locator('input[type=email]').fill('warehouse@hakobu.test');
  await page.locator('input[type=password]').fill('hakobu-demo');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/#\/pages\/403/);
  const customer = await Person.signIn(browser, 'customer');
  const links = await customer.page.locator('nav a').allTextContents();
  expect(links).toEqual(['Đơn hàng của tôi', 'Câu hỏi của tôi', 'Địa chỉ của tôi', 'Tài khoản của tôi']);
});
