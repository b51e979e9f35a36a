// What every list shares: exports of what it shows, saved columns and density, ranges, the closer look.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { settled } from './settled.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const openView = async (page: Page) => page.getByRole('button', { name: vi.common.list.view.title }).click();

/** Comma-separated text as rows of cells. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

async function exportList(page: Page): Promise<string[][]> {
  await openView(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  await expect(page.getByText(vi.common.list.view.exported).first()).toBeVisible();
  await page.keyboard.press('Escape');
  return parseCsv(readFileSync(await download.path(), 'utf8'));
}

test('every list exports what it shows', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const paths = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
  const wrong: string[] = [];
  let exported = 0;
  for (const path of paths) {
    await page.goto(url(path));
    await settled(page);
    if ((await page.getByRole('button', { name: vi.common.list.view.title }).count()) !== 1) continue;
    const heads = (await page.locator('table.list thead th').allInnerTexts()).map((text) => text.trim());
    const shown = await page.locator('table.list tbody tr').first().locator('td').allInnerTexts();
    if (shown.length === 0) continue;
    const [titles = [], first = []] = await exportList(page);
    exported += 1;
    for (const [index, head] of heads.entries()) {
      const text = (shown[index] ?? '').trim();
      if (head === '' || ['', '–', '0', '…'].includes(text)) continue;
      const at = titles.indexOf(head);
      if (at === -1) {
        if (!titles.some((title) => title.startsWith(head) || head.split(/ [–/] /).includes(title)))
          wrong.push(`${path}: ${head} is not there`);
      } else if ((first[at] ?? '') === '') wrong.push(`${path}: ${head} shows "${text}" and exports nothing`);
    }
  }
  expect(wrong).toEqual([]);
  expect(exported).toBeGreaterThan(25);
});

test('columns that somebody hides stay hidden, in the list and in its export', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/admin/goods/products'));
  const head = page.getByRole('columnheader', { name: vi.product.product.field.brand });
  await expect(head).toBeVisible();
  await openView(page);
  await page.getByRole('checkbox', { name: vi.product.product.field.brand }).click();
  await page.getByRole('switch', { name: vi.common.list.view.dense }).click();
  await expect(head).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('columnheader', { name: vi.common.field.name, exact: true })).toBeVisible();
  await expect(head).toHaveCount(0);
  const [titles] = await exportList(page);
  expect(titles).not.toContain(vi.product.product.field.brand);
});

test('figures are filtered from, to, and between', async ({ browser }) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  const rows = page.locator('table.list tbody tr');
  await page.goto(url('/admin/ecommerce/affiliate-product'));
  await expect(rows).toHaveCount(1); // it costs 7,990
  await page.getByRole('search').getByRole('button', { name: vi.common.field.price }).click();
  const [from, to] = [
    page.getByLabel(vi.common.field.from, { exact: true }),
    page.getByLabel(vi.common.field.to, { exact: true }),
  ];
  await from.fill('7000');
  await expect(page).toHaveURL(/price-from=7000/);
  await expect(rows).toHaveCount(1);
  await to.fill('7500');
  await expect(rows).toHaveCount(0);
  await from.fill('');
  await to.fill('8000');
  await expect(rows).toHaveCount(1);
});

test('days are filtered by clicking', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail'));
  await settled(page);
  await page.getByRole('search').getByRole('button', { name: vi.common.field.created_at }).click();
  await page.getByLabel(vi.common.field.from, { exact: true }).click();
  await page.locator('table button:not([data-outside])').filter({ hasText: /^15$/ }).last().click();
  await expect(page).toHaveURL(/created_at-from=\d{4}-\d{2}-15/);
});

test('moments are filtered from the start of a day to the end of one, by clicking', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/notifications'));
  await settled(page);
  await page.getByRole('search').getByRole('button', { name: vi.common.field.created_at }).click();
  for (const [label, param, time] of [
    [vi.common.field.from, 'from', '00:00:00'],
    [vi.common.field.to, 'to', '23:59:59'],
  ] as const) {
    const side = page.getByLabel(label, { exact: true });
    expect((await side.boundingBox())!.width).toBeGreaterThan(150);
    await side.click();
    await page.locator('table button:not([data-outside])').filter({ hasText: /^15$/ }).last().click();
    await page.getByRole('button', { name: vi.common.act.confirm, exact: true }).last().click();
    await expect(page).toHaveURL(
      new RegExp(`created_at-${param}=\\d{4}-\\d{2}-15(\\+|%20)${time.replaceAll(':', '(:|%3A)')}`),
    );
    await expect(side).toHaveText(new RegExp(`^15-\\d{2}-\\d{4} ${time}$`));
  }
});

test('who may not export is not offered it', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'customer');
  await settled(page);
  await openView(page);
  await expect(page.getByText(vi.common.list.view.columns)).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
});

test('rows are links, which open in a tab of their own too', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/sale/orders/retail'));
  const row = page.locator('tbody tr.opens').first();
  const address = (await row.locator('a').first().getAttribute('href'))!;
  expect(address).toMatch(/^#\/sale\/orders\/retail\/OR\d+$/);
  const ways: Parameters<typeof row.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
  for (const options of ways) {
    const opened = page.context().waitForEvent('page');
    await row.locator('td').nth(3).click(options);
    await expect(await opened).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(page).toHaveURL(/#\/sale\/orders\/retail$/);
  await row.locator('td').nth(3).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('a row that opens over its list has the address of what it opens', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url('/warehouse/internal/lading-bills?bills-sort=name'));
  const link = page.locator('tbody tr.opens a').first();
  await expect(link).toHaveAttribute('href', /\?bills-sort=name&lading_bill_id=\d+$/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bills-sort=name&lading_bill_id=\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?bills-sort=name$/);
});
