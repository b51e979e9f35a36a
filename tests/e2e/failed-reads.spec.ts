import type { Page } from '@playwright/test';
import { languages } from '../../phrases/languages.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { everyScreen } from './every-screen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const words = { en, vi, ja };
/**
 * Screens without data of their own: forms of new rows, public pages, and screens that need a parameter
 * first.
 */
const READ_NOTHING =
  /^\/$|^\/(register|forgot-password|reset-password|email-unverified|pages|no)\b|^\/warehouse\/settings|\/new$|^\/start|^\/(customer\/)?me$|\/comparison-clearing-debt$/;
/** A failed read is retried after a moment, which this test skips. */
const BEFORE_TRYING_AGAIN_MS = 1000;
const READS = /\/api\/(?!live|openapi)/;

/** Lets every further read fail with a server error. */
const breakReads = (page: Page) =>
  page.route(READS, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 500,
          json: { type: 'server_error', code: 'internal_error', message: 'Lỗi', request_id: 'req-1' },
        })
      : route.continue(),
  );

const open = (page: Page, path: string) => page.goto(`${process.env.HAKOBU_URL}/#${path}`);

test('every screen shows failed reads, and reloads when the connection returns', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { own: true });
  const screens = (await everyScreen(page)).filter((path) => !READ_NOTHING.test(path));
  await open(page, '/me');
  await page.reload(); // Discards cached data.
  await waitUntilIdle(page);
  await breakReads(page);
  await page.clock.install();
  const silent: string[] = [];
  for (const path of screens) {
    await open(page, path);
    await waitUntilIdle(page);
    await page.clock.fastForward(BEFORE_TRYING_AGAIN_MS);
    const says = page.getByText(vi.common.read.failed).first();
    await says.waitFor({ timeout: 5000 }).catch(() => silent.push(path));
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  }
  expect(silent).toEqual([]);

  await page.context().setOffline(true);
  await open(page, '/purchase/suppliers');
  await expect(page.getByText(vi.common.read.offline)).toBeVisible();
  await expect(page.getByText(vi.common.read.unreachable_hint)).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.locator('tbody tr.opens').first()).toBeVisible();
  await expect(page.getByText(vi.common.read.offline)).toHaveCount(0);
});

test('a failed read shows an error in three languages, is logged, and can be retried', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'admin');
  for (const language of languages) {
    const { read, message } = words[language].common;
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await open(page, '/purchase/suppliers');
    await page.reload();
    await expect(page.locator('tbody tr.opens').first()).toBeVisible();
    await breakReads(page);
    await open(page, '/admin/users/1');
    await expect(page.getByRole('heading', { level: 1, name: read.failed })).toBeVisible();
    await expect(page.getByText(read.request.replace('{{id}}', 'req-1'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: read.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: read.failed })).toHaveCount(0);
    await expect(page.locator('.facts').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0); // The notice of the failed read is gone.
    await open(page, '/sale/orders/retail/OR99999999');
    await expect(page.getByRole('heading', { level: 1, name: message.not_found })).toBeVisible();
    await expect(page.getByText(read.not_found_hint)).toBeVisible();
    await waitUntilIdle(page);
    await expect(page.getByText(message.not_found)).toHaveCount(1); // Within the frame, without a notice.
    await expect(page.locator('nav.menu')).toBeVisible();

    // A server error signs nobody out.
    await breakReads(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: read.failed })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: read.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: message.not_found })).toBeVisible();
  }
});

test('a slow read shows a loading state', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await open(page, '/admin/users/2');
  await expect(page.locator('.facts').first()).toBeVisible();
  await page.route(/\/api\/users\/1\?/, () => {}); // Never answered.
  await open(page, '/admin/users/1');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.locator('.facts')).toHaveCount(0);
  await expect(page.getByText(vi.common.read.slow)).toBeVisible();
});

test('an address with an invalid id shows not found without a request', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  for (const path of [
    '/accounting/statistics/transaction?transaction_id=abc',
    '/accounting/account/credit/abc',
    '/accounting/account/customer/abc',
    '/accounting/account/bank-statement/abc',
    '/warehouse/internal/boxes/management?box_id=abc',
    '/purchase/purchases/abc',
    '/admin/users/abc',
    '/admin/goods/prices?price_id=abc',
  ]) {
    await open(page, path);
    await expect(page.getByText(vi.common.read.not_found_hint), path).toBeVisible();
    await waitUntilIdle(page);
    await expect(page.locator('a[href*=NaN]'), path).toHaveCount(0);
  }
  expect(asked.filter((url) => url.includes('NaN'))).toEqual([]);
});
