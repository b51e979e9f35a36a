import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { languages } from '../../phrases/languages.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { app, group, part, shortcut } = vi.common.frame;

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

  await page.setViewportSize({ width: 1280, height: 900 }); // Lists need the room: icons only.
  await expect(link(vi.warehouse.box.plural)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link(vi.warehouse.box.plural)).toBeVisible();
  await page.getByRole('button', { name: app.narrow_menu }).click();
  await expect(link(vi.warehouse.box.plural)).toBeHidden();
  await person.openArea(group.accounting);
  await expect(link(vi.accounting.transaction.plural)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(vi.accounting.transaction.plural)).toBeHidden();
  await page.getByRole('button', { name: app.widen_menu }).click();
  await expect(link(vi.warehouse.box.plural)).toBeVisible();
});

test('groups of the sidebar fold and stay folded for the account, with the open screen visible', async ({
  browser,
}) => {
  const person = await Person.newcomer(browser, 'admin');
  const { page } = person;
  const menu = page.getByRole('navigation', { name: app.menu });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await person.go(vi.accounting.transaction.plural);
  const funds = vi.accounting.fund.title.list;
  const money = menu.getByRole('button', { name: part.money, exact: true });
  await expect(link(funds)).toBeVisible();
  await money.click();
  await expect(money).toHaveAttribute('aria-expanded', 'false');
  await expect(link(funds)).toBeHidden();
  await expect(link(vi.accounting.transaction.plural)).toBeVisible(); // The open screen.
  await page.reload();
  await expect(money).toHaveAttribute('aria-expanded', 'false');
  await expect(link(funds)).toBeHidden();
  await money.click();
  await expect(link(funds)).toBeVisible();
});

test('typing in the sidebar narrows its entries, and Enter opens the first', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'admin');
  const menu = page.getByRole('navigation', { name: app.menu });
  const visible = menu.locator('.nav-link:visible');
  const field = menu.getByRole('searchbox', { name: app.filter_menu });
  await field.fill('van don');
  await expect(visible.first()).toHaveText(vi.warehouse.lading_bill.plural);
  await field.fill('không có gì như vậy');
  await expect(visible).toHaveCount(0);
  await expect(menu.getByText(vi.common.message.empty_filtered)).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  expect(await visible.count()).toBeGreaterThan(1);
  await field.fill('van don');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.lading_bill.plural })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('an entry of the sidebar is one Tab stop, and the right arrow reaches its pin', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'admin');
  const menu = page.getByRole('navigation', { name: app.menu });
  await menu.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  const focused = menu.locator('.nav-link:focus');
  const first = await focused.textContent();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await menu.locator('.nav-link:visible').allTextContents()).toContain(await focused.textContent());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText(first!);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const unpin = menu.getByRole('button', { name: app.unpin.replace('{{name}}', first!) });
  await expect(unpin).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText(first!);
});

for (const language of languages)
  test(`no entry of the sidebar wraps or is cut off in ${language}`, async ({ browser }) => {
    const { page } = await Person.signIn(browser, 'admin', { language });
    const menu = page.locator('nav.menu');
    const areas = menu.locator('.menu-area[aria-expanded]');
    await expect(areas).toHaveCount(7);
    for (let at = 1; at < 7; at += 1) {
      await areas.nth(at).click();
      const beyond = await menu
        .locator('.nav-link:visible, .menu-fold:visible')
        .evaluateAll((links) =>
          links
            .filter((link) => link.scrollWidth > link.clientWidth || link.clientHeight > 32)
            .map((link) => link.textContent),
        );
      expect(beyond).toEqual([]);
    }
    const cut = await areas.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
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
