// On a slow network every press shows a reaction at once, long before the server answers.
import type { Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

const LATENCY_MS = 1500;
/** 100 milliseconds at 60 frames per second: counted in frames, because a busy machine draws fewer. */
const AT_ONCE_FRAMES = 6;

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

/** Delays every answer; what is loaded already stays. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Frames that are drawn from the next click until an element matches the selector. */
async function framesUntil(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const frames = new Promise<number>((resolve) => {
      const look = (count: number) => {
        if (document.querySelector(wanted) !== null) resolve(count);
        else requestAnimationFrame(() => look(count + 1));
      };
      addEventListener('click', () => look(0), { capture: true, once: true });
    });
    Object.assign(window, { reaction: frames });
  }, selector);
  await press();
  return page.evaluate(() => (window as unknown as { reaction: Promise<number> }).reaction);
}

test('a row of a list looks pressed at once and opens the frame of its document with number and state', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.goto(url('/sale/orders/retail'));
  const link = page.locator('tbody tr.opens .row-link').first();
  await link.waitFor();
  await waitUntilIdle(page);
  const number = (await link.textContent())!;
  const state = (await page.locator('tbody tr.opens .status').first().textContent())!;
  await slowDown(page);
  expect(await framesUntil(page, 'tr[data-pressed]', () => link.click())).toBeLessThanOrEqual(AT_ONCE_FRAMES);
  const frame = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(frame.getByRole('heading', { level: 1, name: number })).toBeVisible({ timeout: 700 });
  await expect(frame).toContainText(state);
  await expect(page.getByRole('heading', { level: 2, name: vi.common.section.money })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.locator('tr[data-pressed]')).toHaveCount(0);
});

test('a document that opens in the place of its list shows its frame at once', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { own: true, width: 390 });
  await page.goto(url('/warehouse/internal/lading-bills'));
  const link = page.locator('tbody tr.opens .row-link').first();
  await link.waitFor();
  await waitUntilIdle(page);
  const name = (await link.textContent())!;
  await slowDown(page);
  expect(await framesUntil(page, '[role=status] h1', () => link.click())).toBeLessThanOrEqual(AT_ONCE_FRAMES);
  await expect(page.locator('[role=status] h1')).toHaveText(name);
  await expect(page.getByRole('region', { name: vi.common.section.next })).toBeVisible();
});

test('a menu entry, a tab, an action and the pager react at once', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { own: true });
  const [order] = await rowsOf<{ id: string }>(page, 'order/retails?filter[status_id]=NotYetApprove');
  await page.goto(url(`/sale/orders/retail/${order!.id}`));
  await page.getByRole('tab', { name: vi.common.section.log }).waitFor();
  await waitUntilIdle(page);
  await slowDown(page);

  const tab = page.getByRole('tab', { name: vi.common.section.log });
  const selected = `[role=tab][aria-selected=true][id$=log]`;
  expect(await framesUntil(page, selected, () => tab.click())).toBeLessThanOrEqual(AT_ONCE_FRAMES);

  const edit = page.getByRole('button', { name: vi.common.act.edit, exact: true }).first();
  expect(await framesUntil(page, '[role=dialog]', () => edit.click())).toBeLessThanOrEqual(AT_ONCE_FRAMES);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: vi.common.frame.app.menu });
  await menu.getByRole('button', { name: vi.common.frame.group.accounting, exact: true }).click();
  const entry = menu.getByRole('link', { name: vi.accounting.transaction.plural, exact: true });
  expect(await framesUntil(page, 'main [role=status] h1', () => entry.click())).toBeLessThanOrEqual(
    AT_ONCE_FRAMES,
  );
  await expect(page.locator('main [role=status] h1')).toHaveText(vi.accounting.transaction.plural);

  const second = page.getByRole('button', {
    name: vi.common.list.pages.page.replace('{{number}}', '2'),
    exact: true,
  });
  await second.waitFor();
  await page.locator('tbody tr.opens').first().waitFor();
  expect(await framesUntil(page, '.list[data-stale]', () => second.click())).toBeLessThanOrEqual(
    AT_ONCE_FRAMES,
  );
  await expect(second).toHaveAttribute('aria-current', 'page');
});
