import type { Page } from '@playwright/test';
import { languages, type Language } from '../../phrases/languages.ts';
import { seriousViolations } from './accessibility.ts';
import { everyScreen } from './every-screen.ts';
import { columnsNotExported } from './list-export.ts';
import { Person } from './person.ts';
import { waitUntilIdle, watchRequests } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

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

interface Look {
  width: 1440 | 390;
  scheme: 'light' | 'dark';
  /** Whether axe checks the screen, or only a menu that it has not checked yet. */
  axe?: 'screen' | 'menu';
}

const HEIGHT = 900;
/**
 * How each screen is shown in a language. Every language meets both widths and both schemes, and every width
 * meets both schemes. Axe checks both widths and both schemes once; a phone hides the menu, so a wide dark
 * screen shows it to axe.
 */
const LOOKS: Record<Language, [Look, Look]> = {
  vi: [
    { width: 1440, scheme: 'light', axe: 'screen' },
    { width: 390, scheme: 'dark' },
  ],
  en: [
    { width: 390, scheme: 'light' },
    { width: 1440, scheme: 'dark', axe: 'menu' },
  ],
  ja: [
    { width: 1440, scheme: 'light' },
    { width: 390, scheme: 'dark', axe: 'screen' },
  ],
};

async function change(page: Page, { width, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: HEIGHT });
}

/** Waits until the page is drawn as it is asked for now. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What is wrong with the screen as it is shown, apart from what axe finds. */
async function faultsOf(page: Page): Promise<string[]> {
  const { wide, text, filled } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
    filled: [...document.querySelectorAll<HTMLElement>('main .mantine-Button-root')]
      .filter((one) => (one.dataset.variant ?? 'filled') === 'filled' && one.checkVisibility())
      .map((one) => one.innerText),
  }));
  return [
    ...(filled.length > 1 ? [`has several primary buttons: ${filled.join(', ')}`] : []),
    ...(wide > 0 ? [`is ${wide} pixels wider than the window`] : []),
    ...(/undefined|\[object|\{\{|NaN/.exec(text) ?? []).map((found) => `shows ${found}`),
  ];
}

/** What axe finds. A menu is checked once per width and scheme: all screens of an area show the same one. */
async function barriersOf(
  page: Page,
  { width, scheme, axe }: Look,
  menusSeen: Set<string>,
): Promise<string[]> {
  if (axe === undefined) return [];
  const menu = await page.evaluate(() => document.querySelector<HTMLElement>('nav.menu')?.innerText);
  const seen = `${width} ${scheme}: ${menu}`;
  const isSeen = menu === undefined || menusSeen.has(seen);
  menusSeen.add(seen);
  if (axe === 'menu') return isSeen ? [] : seriousViolations(page, 'nav.menu');
  return seriousViolations(page, isSeen ? { exclude: ['nav.menu'] } : undefined);
}

const isInSidebar = async (page: Page, path: string): Promise<boolean> =>
  (await page.locator(`nav a.nav-link[href="#${path}"]`).count()) > 0;

/** The narrowest window in which a list that nobody arranged has room for all its columns. */
const NARROW = 1280;

/** Lists that have to be scrolled sideways, in a window that is a little narrower than this one. */
async function listsBeyondTheEdge(page: Page): Promise<string[]> {
  if ((await page.locator('.list-frame').count()) === 0) return [];
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await drawn(page);
  const beyond = await page
    .locator('.list-frame')
    .evaluateAll((lists) => lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  return beyond
    .filter((pixels) => pixels > 0)
    .map((pixels) => `a list goes ${pixels} pixels beyond the edge`);
}

/** In this language every list of the sidebar is exported, with the columns that it shows. */
const EXPORTED: Language = 'vi';
/** Fewest exports of the first two parts, which hold the sidebar: a list without rows is not exported. */
const FEWEST_EXPORTS: readonly number[] = [20, 10];
/** In this language each screen is loaded by itself: nothing is there that another one fetched. */
const BY_ITSELF: Language = 'ja';
/** Few enough screens in each that a busy machine is done with them in time. */
const PARTS = [0, 1, 2, 3, 4, 5] as const;
for (const language of languages as readonly Language[])
  for (const part of PARTS) {
    const [first, second] = LOOKS[language];
    test(`every screen fits and has all its words in ${language}, ${part + 1} of ${PARTS.length}`, async ({
      browser,
    }) => {
      const { page } = await Person.signIn(browser, 'admin', { language, width: first.width });
      const broken = watch(page);
      const found: string[] = [];
      let exported = 0;
      const menusSeen = new Set<string>();
      const screens = ['/login', ...(await everyScreen(page))];
      const from = (one: number) => Math.ceil((one * screens.length) / PARTS.length);
      for (const [index, path] of screens.slice(from(part), from(part + 1)).entries()) {
        // every second screen opens in the look in which the one before it was left
        const looks = index % 2 === 0 ? [first, second] : [second, first];
        if (language === BY_ITSELF) await page.goto(`${process.env.HAKOBU_URL}/icon.svg`);
        await change(page, looks[0]!);
        await page.goto(`${process.env.HAKOBU_URL}/#${path}`);
        await waitUntilIdle(page);
        await expect(page.locator('h1, [role=dialog]').first(), path).toBeVisible();
        expect(await page.title(), path).toMatch(/^Hakobu( · .+)?$/);
        for (const look of looks) {
          const { width, scheme } = look;
          if (look !== looks[0]) {
            await change(page, look);
            await drawn(page);
          }
          await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
          const faults = [
            ...(await faultsOf(page)),
            ...(await barriersOf(page, look, menusSeen)),
            ...(width === 1440 ? await listsBeyondTheEdge(page) : []),
          ];
          if (language === EXPORTED && width === 1440 && (await isInSidebar(page, path))) {
            const missing = await columnsNotExported(page);
            if (missing !== undefined) exported += 1;
            faults.push(...(missing ?? []));
          }
          for (const fault of faults) found.push(`${path} ${width} ${scheme}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
      if (language === EXPORTED) expect(exported).toBeGreaterThanOrEqual(FEWEST_EXPORTS[part] ?? 0);
      expect(broken.filter((line) => !line.includes('favicon'))).toEqual([]);
    });
  }

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
  await waitUntilIdle(fresh);
  const first = { ...bytes };
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(first) });
  expect(first.js / 1000, 'kB of JavaScript').toBeLessThanOrEqual(255);
  expect(first.css / 1000, 'kB of CSS').toBeLessThanOrEqual(45);
  await fresh.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases`);
  await waitUntilIdle(fresh);
  expect((bytes.js - first.js) / 1000, 'kB more').toBeLessThanOrEqual(40);
});

test('the guard redirects signed-out users to sign-in and back, and refuses screens without permission', async ({
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
  const links = await customer.page.locator('nav a.nav-link').allTextContents();
  expect(links).toEqual([
    'Đơn hàng của tôi',
    'Hợp đồng của tôi',
    'Yêu cầu của tôi',
    'Địa chỉ của tôi',
    'Tài khoản của tôi',
  ]);
  // who reads their own orders knows whose they are
  await expect(customer.page.getByRole('columnheader', { name: 'Khách hàng' })).toHaveCount(0);
  // the customer of the demo business has orders on every part of the way
  await expect(customer.page.getByRole('row').filter({ hasText: /OR\d{10}/ })).toHaveCount(5);
});
