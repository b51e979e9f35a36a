import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { app, group, shortcut } = vi.common.frame;

test('the sidebar opens one area at a time, keeps pins and recent screens, and collapses to icons', async ({
  browser,
}) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  const menu = page.getByRole('navigation', { name: app.menu });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect(menu.getByRole('button', { name: group.admin, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(link(vi.order.order.title.retail)).toBeHidden();

  await person.go(vi.warehouse.lading_bill.plural);
  await expect(link(vi.warehouse.lading_bill.plural)).toHaveAttribute('aria-current', 'page');
  await expect(link(vi.common.dashboard.title)).toBeHidden();
  await expect(page).toHaveTitle(`Hakobu · ${vi.warehouse.lading_bill.plural}`);
  await page.getByRole('button', { name: app.pin.replace('{{name}}', vi.warehouse.box.plural) }).click();
  await person.openArea(app.favourites);
  await expect(link(vi.warehouse.box.plural)).toBeVisible(); // pinned
  await expect(link(vi.warehouse.lading_bill.plural)).toBeVisible(); // visited
  await page.reload();
  await person.openArea(app.favourites);
  await link(vi.warehouse.box.plural).click();
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.box.plural })).toBeVisible();

  await page.getByRole('button', { name: app.narrow_menu }).click();
  await expect(link(vi.warehouse.box.plural)).toBeHidden();
  await person.openArea(group.accounting);
  await expect(link(vi.accounting.transaction.plural)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(vi.accounting.transaction.plural)).toBeHidden();
  await page.getByRole('button', { name: app.widen_menu }).click();
  await expect(link(vi.warehouse.box.plural)).toBeVisible();
});

test('keyboard shortcuts open areas and create forms, and skip to the content', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading(vi.order.order.title.retail)).toBeVisible();
  await page.reload();
  await expect(heading(vi.order.order.title.retail)).toBeVisible();
  await waitUntilIdle(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: app.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/#\/purchase\//);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/#\/sale\/orders$/); // The first screen of the area.
  await expect(heading(vi.order.order.title.all)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByText(shortcut.go)).toBeVisible();
  await expect(page.getByText(group.accounting).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('c');
  await page.getByRole('combobox', { name: app.create }).fill('don ban');
  await page.keyboard.press('Enter');
  await expect(heading(vi.order.order.title.new_retail)).toBeVisible();
  await expect(page).toHaveTitle(`Hakobu · ${vi.order.order.title.new_retail}`);
});
