// What every page has: an address behind a hash, the pages that need no session, who asks in every call, and
// what lists and notices have wherever they are.
import type { Page, Request } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { addFilter } from './filter.ts';
import { Person } from './person.ts';
import { waitUntilIdle, watchRequests } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { app } = vi.common.frame;
const DAYS_30 = 30 * 24 * 60 * 60;

/** Calls of a page from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request);
  });
  return calls;
}

test('pages for everybody open without a session behind the hash, all others lead to sign-in', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  for (const path of [
    '/',
    '/login',
    '/register',
    '/email-unverified',
    '/forgot-password',
    '/reset-password',
    '/markets/rakuten',
    '/pages/404',
    '/pages/500',
  ]) {
    await page.goto(url(path));
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(new URL(page.url()).hash.split('?')[0], path).toBe(`#${path}`);
    expect(new URL(page.url()).pathname, path).toBe('/');
  }
  await page.goto(url('/sale/orders/retail'));
  await expect(page).toHaveURL(/#\/login\?to=/);
});

test('an unknown address shows not found, signed in or not', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const { page: known } = await Person.signIn(browser, 'sale');
  for (const page of [await context.newPage(), known])
    for (const path of ['/no/such/page', '/nothing']) {
      await page.goto(url(path));
      await expect(page.getByRole('heading', { name: '404' }), path).toBeVisible();
      await expect(page.getByText(app.not_found), path).toBeVisible();
      await expect(page).toHaveTitle(`Hakobu · ${app.not_found}`);
      await expect(page.getByRole('navigation', { name: app.menu }), path).toHaveCount(
        page === known ? 1 : 0,
      );
    }
});

test('the route guard runs before each navigation', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.goto(url('/sale/orders/retail'));
  await waitUntilIdle(page);
  await page.context().clearCookies();
  await page.locator('nav a[href="#/sale/orders/wholesale"]').click();
  await expect(page).toHaveURL(/#\/login\?to=/);
});

test('calls go to one server with token, language and company headers', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = watchRequests(await context.newPage());
  await page.goto(url('/login'));
  const calls = callsOf(page);
  await page.locator('input[type=email]').fill('admin@hakobu.test');
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await waitUntilIdle(page);
  const me = calls.map((call) => new URL(call.url())).find(({ pathname }) => pathname === '/api/users')!;
  expect(Object.fromEntries(me.searchParams)).toMatchObject({
    ...{ 'filter[own]': '1', append: 'permissions', include: 'organization' },
  });

  // the tokens are kept in cookies for thirty days
  const cookies = await context.cookies();
  for (const name of ['access_token', 'refresh_token']) {
    const { expires } = cookies.find((cookie) => cookie.name === name)!;
    expect(Math.abs(expires - Date.now() / 1000 - DAYS_30), name).toBeLessThan(300);
  }

  // the chosen company is kept and sent with every call
  await page.getByRole('button', { name: app.account, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hakobu', exact: true }).click();
  const kept = await page.evaluate(() => localStorage.getItem('organization'));
  expect(kept).toMatch(/^\d+$/);
  calls.length = 0;
  await page.goto(url('/sale/orders/retail'));
  await page.reload();
  await waitUntilIdle(page);
  // the stream of changes stays open whatever is chosen
  const served = calls.filter((call) => /^\/api\/(?!live$)/.test(new URL(call.url()).pathname));
  expect(served.length).toBeGreaterThan(1);
  for (const call of calls) expect(call.url()).toMatch(new RegExp(`^(${process.env.HAKOBU_URL}/|data:)`));
  for (const call of served)
    expect(await call.allHeaders(), call.url()).toMatchObject({
      ...{ authorization: expect.stringMatching(/^Bearer .+/), 'accept-language': 'vi' },
      'x-organization-id': kept,
    });

  // the warehouse is sent on warehouse screens only
  expect(await Promise.all(served.map((call) => call.headerValue('x-warehouse-scope')))).not.toContain('2');
  await page.evaluate(() => localStorage.setItem('warehouse_scope', '2'));
  calls.length = 0;
  await page.goto(url('/warehouse/internal/boxes/management'));
  await page.reload();
  await waitUntilIdle(page);
  const boxes = calls.find((call) => new URL(call.url()).pathname === '/api/boxes')!;
  expect(await boxes.headerValue('x-warehouse-scope')).toBe('2');
});

test('an expired session shows a message and leads to sign-in', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail'));
  await waitUntilIdle(page);
  await page.route(/\/api\/users\?.*own/, (route) => route.fulfill({ json: { data: [], total: 0 } }));
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?to=/);
  await expect(page.getByRole('alert').filter({ hasText: vi.common.errors.logged_out })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith('_token'))).toEqual([]);
});

test('the chosen language is stored', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(url('/login'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.getByRole('button', { name: app.language, exact: true }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ja');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('a list has filters, sorting, pages if there are several, and can be reloaded', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'admin');
  await page.goto(url('/sale/orders/retail'));
  await waitUntilIdle(page);
  const pages = page.getByRole('button', {
    name: vi.common.list.pages.page.replace('{{number}}', '2'),
    exact: true,
  });
  const clear = page.getByRole('button', { name: vi.common.act.clear, exact: true });
  await expect(page.getByRole('button', { name: vi.common.list.filter.show, exact: true })).toBeVisible();
  await expect(page.getByLabel(vi.common.list.sort.title)).toBeVisible();
  const again = page.waitForRequest(/\/api\/order\/retails\?/);
  await page.getByRole('button', { name: vi.common.act.reload, exact: true }).click();
  await again;
  await pages.click();
  await expect(page).toHaveURL(/orders-page=2/);
  await page.reload();
  await waitUntilIdle(page);
  await expect(pages).toHaveAttribute('aria-current', 'page');

  // a search waits for 300 ms after the last key
  const search = page.getByRole('search').getByRole('textbox', { name: vi.common.act.search });
  await search.fill('k');
  const typed = Date.now();
  const asked = page.waitForRequest(/\/api\/order\/retails\?.*q=khongco/);
  await search.fill('khongco');
  await asked;
  expect(Date.now() - typed).toBeGreaterThanOrEqual(290);
  await expect(page.getByText(vi.common.message.empty_filtered, { exact: true })).toBeVisible();
  await expect(pages).toHaveCount(0);
  await clear.click();
  await expect(page).toHaveURL(/#\/sale\/orders\/retail$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await addFilter(page, vi.common.field.status);
  await page.keyboard.press('Escape');
  await expect(clear).toHaveCount(0);

  // a row leads to its document
  const link = page.locator('tbody tr.opens a').first();
  const id = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#/sale/orders/retail/${id}$`));
});

test('the sidebar is beside wide pages, and opens over narrow ones', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const menu = page.getByRole('navigation', { name: app.menu });
  await expect(menu.getByRole('link').first()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu.getByRole('link').first()).not.toBeInViewport();
  await page.getByRole('button', { name: app.menu, exact: true }).click();
  await expect(menu.getByRole('link').first()).toBeInViewport();
});
