import type { Page } from '@playwright/test';
import { fold } from '../../contract/kernel/fold.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const { field, act, typing, message } = vi.common;
const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const customerOf = (page: Page) => page.getByRole('combobox', { name: field.customer, exact: true });
const options = (page: Page) => page.locator('[role=option]:visible');

/** Two customers, the first of whom is found by "mark 1". */
async function makeCustomers(page: Page): Promise<{ mark: string; names: [string, string] }> {
  const mark = `Zed${Date.now().toString(36).slice(-5)}`;
  const names: [string, string] = [`${mark} 1`, `${mark} 2`];
  for (const name of names)
    await write(page, 'POST', 'users', {
      ...{ name, email: `${name.replace(' ', '.')}@pickers.test`, role_id: 'customer' },
      password: 'mật khẩu dài',
    });
  return { mark, names };
}

/** Delays the answers of a list. */
const slow = (page: Page, path: string) =>
  page.route(`**/api/${path}?**`, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.continue();
  });

test('Enter, Tab and Escape in a picker take the match or restore the value', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const { mark, names } = await makeCustomers(page);
  await slow(page, 'users');
  await page.goto(url('/sale/orders/retail/new'));
  const customer = customerOf(page);

  await test.step('Enter before the matches have arrived takes the first of them', async () => {
    await customer.click();
    await page.keyboard.type(names[0]);
    await page.keyboard.press('Enter');
    await expect(customer).toHaveAttribute('aria-expanded', 'false');
    await expect(customer).toHaveValue(names[0]);
  });

  await test.step('with a value, another text lists and highlights only what matches', async () => {
    await customer.click();
    await page.keyboard.type(names[1]);
    const first = options(page).first();
    await expect(first).toHaveText(names[1]);
    await expect(customer).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
    await expect(page.getByText(typing.options_found.replace('{{count}}', '1'))).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(customer).toHaveValue(names[1]);
  });

  await test.step('Escape restores the value, and so does leaving without a match', async () => {
    await customer.click();
    await page.keyboard.type(mark);
    await page.keyboard.press('Escape');
    await expect(customer).toHaveValue(names[1]);
    await customer.click();
    await page.keyboard.type('nobody has this name');
    await page.keyboard.press('Tab');
    await expect(customer).toHaveValue(names[1]);
  });

  await test.step('Tab takes the first match of what was typed, also before it has arrived', async () => {
    await customer.click();
    await page.keyboard.type(names[0]);
    await page.keyboard.press('Tab');
    await expect(customer).not.toBeFocused();
    await expect(customer).toHaveValue(names[0]);
  });

  await test.step('an Enter that ends a composition takes nothing', async () => {
    await customer.click();
    await page.keyboard.type(names[1]);
    await expect(options(page).first()).toHaveText(names[1]);
    await customer.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await expect(options(page).first()).toHaveText(names[1]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(customer).toHaveValue(names[1]);
  });
});

test('a picker opens on what this person picked last, and Enter in it submits no dialog', async ({
  browser,
}) => {
  const { page } = await Person.newcomer(browser, 'accounting');
  const admin = await Person.signIn(browser, 'admin');
  const { names } = await makeCustomers(admin.page);
  await page.goto(url('/accounting/account/customer'));
  const open = () =>
    page.getByRole('button', { name: vi.accounting.transaction.act.deposit_with_cash }).click();
  await open();
  const customer = page.getByRole('dialog').getByRole('combobox', { name: field.customer });
  await expect(customer).toBeFocused();
  await expect(customer).toHaveAttribute('placeholder', typing.search_hint);
  await page.keyboard.type(names[1]);
  await page.keyboard.press('Enter');
  await expect(customer).toHaveAttribute('aria-expanded', 'false');
  await expect(customer).toHaveValue(names[1]);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('nobody has this name');
  await expect(page.getByText(message.empty_filtered)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(customer).toHaveValue(names[1]);

  await page.reload();
  await open();
  await expect(customer).toBeFocused();
  await customer.click();
  await expect(options(page).first()).toHaveText(names[1]);
  expect(await options(page).count()).toBeGreaterThan(1);
});

test('the product picker opens on products', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'sale');
  await page.goto(url('/sale/orders/retail/new'));
  await page.getByRole('combobox', { name: field.product, exact: true }).click();
  await expect(options(page).filter({ hasNotText: '+' }).first()).toBeVisible();
  await expect(page.getByText(message.empty, { exact: true })).toHaveCount(0);
});

test('a list of few choices is chosen by letters, and its Enter submits nothing', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url('/warehouse/outbound/transfer-order'));
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.container.plural })).toBeVisible();
  await page.getByRole('button', { name: act.create, exact: true }).click();
  const method = page.getByRole('dialog').getByRole('combobox', { name: vi.common.field.shipment_method });
  await method.focus();
  await page.keyboard.press('Enter');
  const last = options(page).last();
  await expect(last).toBeVisible();
  const name = (await last.textContent())!;
  await page.keyboard.type(fold(name));
  await expect(last).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(method).toHaveValue(name);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a filter takes the first match when Enter comes before it', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const { names } = await makeCustomers(page);
  await page.goto(url('/sale/orders/retail'));
  await page.getByRole('search').getByRole('button', { name: vi.common.list.filter.show }).click();
  await page.getByRole('button', { name: field.customer, exact: true }).click();
  await expect(options(page).nth(1)).toBeVisible();
  await slow(page, 'users');
  await page.keyboard.type(names[1]);
  await page.keyboard.press('Enter');
  await expect(options(page).filter({ hasText: names[1] })).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
});
