import type { Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { app } = vi.common.frame;

/** Ends the session as time does. */
const expire = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'access_token=gone; Path=/';
    document.cookie = 'refresh_token=; Max-Age=0; Path=/';
  });

test('an expired session is continued over the page, and what was typed is saved', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin', { own: true });
  await page.route('**/api/live', () => {});
  await page.goto(`${process.env.HAKOBU_URL}/#/admin/goods/origins`);
  await page.getByRole('button', { name: vi.common.act.create, exact: true }).click();
  const name = `Shop ${Date.now().toString(36)}`;
  const field = page.getByRole('dialog').getByRole('textbox', { name: vi.common.field.name, exact: true });
  await field.fill(name);
  await expire(page);
  const dialog = page.getByRole('dialog', { name: app.session_expired });
  await page.keyboard.press('Enter');

  await test.step('closing the dialog keeps the form, and the next attempt asks again', async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue(name);
    await field.press('Enter');
    await expect(dialog).toBeVisible();
  });

  await test.step('a wrong password is refused in the dialog', async () => {
    await expect(dialog.getByText('admin@hakobu.test')).toBeVisible();
    const password = dialog.locator('input[type=password]');
    await expect(password).toBeFocused();
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await password.fill(DEMO_PASSWORD);
  });

  await test.step('after signing in the request that failed is sent again by itself', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(vi.common.errors.logged_out)).toHaveCount(0);
  });
});

test('signing in again in another tab continues this one', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.route('**/api/live', () => {});
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const cookies = await page.context().cookies();
  await expire(page);
  await page.getByRole('button', { name: vi.common.act.reload, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: app.session_expired });
  await expect(dialog).toBeVisible();
  await page.context().addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
