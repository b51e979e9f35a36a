// Saved settings of lists: views by name, and columns per user in every browser.
import type { Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { addFilter } from './filter.ts';
import { newAccount, Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const words = vi.common.list.views;
const ORDERS = '/sale/orders/retail';
const SUPPLIERS = '/purchase/suppliers';
const tabs = (page: Page) => page.getByRole('group', { name: words.title });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const save = async (page: Page, name: string, shared = false): Promise<void> => {
  await page.getByRole('button', { name: words.save_as }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.name).fill(name);
  if (shared) await form.getByLabel(words.shared).check();
  await form.getByRole('button', { name: vi.common.act.save }).click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
};

test('a view is saved by name, opened from its tab and its address, changed, left and deleted', async ({
  browser,
}) => {
  const { page } = await Person.newcomer(browser, 'sale');
  const rows = page.locator('table.list tbody tr');
  const { status } = vi.common.field;
  await page.goto(url(ORDERS));
  await expect(rows).toHaveCount(15);
  await addFilter(page, status);
  await page.getByRole('option', { name: vi.order.order.status.CompletedFinish, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/orders-status_id=CompletedFinish$/);
  await expect.poll(() => rows.count()).toBeLessThan(15);
  const few = await rows.count();
  await save(page, 'Chờ duyệt');
  await expect(page).toHaveURL(/\?orders-view=\d+$/);
  await expect(tab(page, 'Chờ duyệt')).toHaveText(new RegExp(`^Chờ duyệt${few}$`));
  const address = page.url();

  await test.step('its tab and its address open it', async () => {
    await tab(page, words.all).click();
    await expect(page).toHaveURL(/retail$/);
    await expect(rows).toHaveCount(15);
    await tab(page, 'Chờ duyệt').click();
    await expect(rows).toHaveCount(few);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(rows).toHaveCount(few);
    await expect(tab(page, 'Chờ duyệt')).toHaveAttribute('aria-current', 'true');
  });
  await test.step('what differs is saved or let go', async () => {
    const sorted = page.getByLabel(vi.common.list.sort.title);
    await expect(page.getByRole('button', { name: words.save, exact: true })).toHaveCount(0);
    await sorted.selectOption({ label: vi.common.list.sort.oldest });
    await expect(page).toHaveURL(/orders-edited=1/);
    await page.getByRole('button', { name: words.discard }).click();
    await expect(page).toHaveURL(address);
    await sorted.selectOption({ label: vi.common.list.sort.oldest });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(sorted).toHaveValue('created_at');
  });
  await test.step('it is renamed and deleted', async () => {
    const menu = (name: string) => page.getByRole('button', { name: words.menu.replace('{{name}}', name) });
    await menu('Chờ duyệt').click();
    await page.getByRole('dialog').getByLabel(words.name).fill('Cần duyệt');
    await page.getByRole('dialog').getByRole('button', { name: vi.common.act.save }).click();
    await expect(tab(page, 'Cần duyệt')).toBeVisible();
    await menu('Cần duyệt').click();
    await page.getByRole('dialog').getByRole('button', { name: vi.common.act.delete }).click();
    await expect(tab(page, 'Cần duyệt')).toHaveCount(0);
    await expect(page).toHaveURL(/retail$/);
    await expect(rows).toHaveCount(15);
    await page.getByRole('button', { name: vi.common.act.undo }).click();
    await expect(page.getByText(vi.common.message.undone)).toBeVisible();
    await tab(page, 'Cần duyệt').click();
    await expect(rows).toHaveCount(few);
  });
});

test('a shared view can be opened by all users, and changed only by its owner', async ({ browser }) => {
  const { page: admins } = await Person.newcomer(browser, 'admin');
  await admins.goto(url(`${SUPPLIERS}?supplier-q=a`));
  const name = `Chung ${Date.now()}`;
  await save(admins, name, true);
  const { page } = await Person.newcomer(browser, 'purchase', { width: 390 });
  await page.goto(url(SUPPLIERS));
  await tab(page, name).click();
  await expect(page).toHaveURL(/supplier-view=\d+$/);
  await expect(page.getByRole('button', { name: words.menu.replace('{{name}}', name) })).toHaveCount(0);
  await page.getByRole('search').getByRole('textbox').fill('ab');
  await expect(page.getByRole('button', { name: words.save_as })).toBeVisible();
  await expect(page.getByRole('button', { name: words.save, exact: true })).toHaveCount(0);
  await admins.getByRole('button', { name: words.menu.replace('{{name}}', name) }).click();
  await admins.getByRole('dialog').getByRole('button', { name: vi.common.act.delete }).click();
  await expect(tab(admins, name)).toHaveCount(0);
});

test('chosen columns are synchronized between browsers', async ({ browser }) => {
  const email = await newAccount('sale');
  const { brand } = vi.product.product.field;
  const products = url('/admin/goods/products');
  const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
  const { page: first } = await Person.signIn(browser, 'sale', { email });
  await first.goto(products);
  await expect(head(first, brand)).toBeVisible();
  await first.getByRole('button', { name: vi.common.list.view.title }).click();
  const kept = first.waitForResponse((answer) => answer.request().method() === 'PUT');
  await first.getByRole('checkbox', { name: brand }).click();
  await kept;
  const { page: second } = await Person.signIn(browser, 'sale', { email });
  await second.goto(products);
  await expect(head(second, vi.common.field.name)).toBeVisible();
  await waitUntilIdle(second);
  await expect(head(second, brand)).toHaveCount(0);
});

test('the sidebar counts pending work and links to that filtered list', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url(ORDERS));
  const waiting = (path: string) =>
    page.locator(`nav a[href="#${path}"]`).filter({ hasText: /^(\d+|99\+)$/ });
  const orders = waiting(`${ORDERS}?orders-status_id=NotYetApprove`);
  await expect(orders).toBeVisible();
  await orders.click();
  await expect(page).toHaveURL(/orders-status_id=NotYetApprove$/);
  const [, ofTotal] = vi.common.message.rows_of.split('{{to}}');
  const total = ofTotal!.replace('{{total}}', (await orders.textContent())!);
  await expect(page.locator('table.list tbody tr').first()).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();
  await page.getByRole('button', { name: vi.common.frame.group.admin, exact: true }).click();
  const asked = waiting('/admin/supports?supports-status=open');
  const before = (await asked.count()) === 0 ? 0 : Number(await asked.textContent());
  const { id: support_type_id } = await write(page, 'POST', 'support-types', { name: `Khác ${Date.now()}` });
  await write(page, 'POST', 'supports', { support_type_id, title: 'Bao giờ hàng về?', text: '…' });
  await expect.poll(async () => Number(await asked.textContent())).toBeGreaterThan(before);
});

test('removing a link can be undone from the notice', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const id = `UNDO${Date.now()}`;
  await write(page, 'POST', 'products', { id, name: 'Trà gạo lứt' });
  const { id: category } = await write(page, 'POST', 'categories', { name: `Trà ${id}` });
  await write(page, 'POST', `products/${id}/category`, { category_ids: [category] });
  await page.goto(url(`/admin/goods/products/${id}`));
  const linked = page.getByRole('button', { name: `${vi.common.act.remove} Trà ${id}` });
  await linked.click();
  await expect(linked).toHaveCount(0);
  await page.getByRole('button', { name: vi.common.act.undo }).click();
  await expect(linked).toBeVisible();
  await page.reload();
  await expect(linked).toBeVisible();
});
