import type { Page } from '@playwright/test';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' }); // one after the other: the second makes another version

/** Screens that the person has seen already, or that read nothing. */
const READ_BEFORE = /dashboard|purchase\/suppliers|settings|\/me$|start|comparison-clearing-debt$/;
const WORKER = 'web/dist/service-worker.js';
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000, // every file is fetched first
  });

test('the app opens offline, and the service worker caches no user data', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await controlled(page);
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/suppliers`);
  await expect(page.locator('tbody tr.opens').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((path) => !/^\/(assets\/[^/]+|icon\.svg)?$/.test(path))).toEqual([]);

  const screens = await page
    .locator('nav a.nav-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  await page.context().setOffline(true);
  const unread = screens.filter((one) => !READ_BEFORE.test(one));
  expect(unread.length).toBeGreaterThan(18);
  for (const path of unread.filter((_, index) => index % 4 === 0)) {
    await page.goto(`${process.env.HAKOBU_URL}/${path}`);
    await expect(page.getByText(vi.common.read.unreachable).first(), path).toBeVisible();
  }
  // another language is kept too, with the words of what came later
  await page.getByRole('button', { name: vi.common.frame.app.language, exact: true }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await expect(page.getByText(ja.common.read.unreachable).first()).toBeVisible();
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/account/funds`);
  await expect(page.getByRole('heading', { level: 1, name: ja.accounting.fund.title.list })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: vi.common.read.unreachable })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: vi.accounting.fund.title.list })).toBeVisible();
});

/** The server has another version of the worker, which the page has fetched when this ends. */
async function takeIn(page: Page, difference: string): Promise<void> {
  appendFileSync(WORKER, `\n${difference}\n`);
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const { waiting } = registration;
    await registration.update();
    const { installing } = registration;
    await new Promise<void>((resolve) => {
      const look = () => registration.waiting !== null && registration.waiting !== waiting && resolve();
      installing?.addEventListener('statechange', look);
      look();
    });
  });
}

test('a new version is offered and loads after confirmation', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await controlled(page);
  const before = readFileSync(WORKER);
  const offered = page.getByText(vi.common.read.new_version);
  try {
    await takeIn(page, '// another version');
    await expect(offered).toBeVisible();
    // what was offered first is not there any more when somebody presses
    await takeIn(page, '// a third version');
    await expect(offered).toHaveCount(1);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: vi.common.read.load_again, exact: true }).click();
    await loaded;
    await expect(page.locator('nav').first()).toBeAttached();
    await expect(offered).toHaveCount(0);
  } finally {
    writeFileSync(WORKER, before);
  }
});
