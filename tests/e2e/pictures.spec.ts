import { dayIn } from '../../contract/kernel/business-day.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { dashboard } = vi.common;
const catalogues = { en, ja, vi };

test('the overview shows the money of each day, as a picture and in exact figures', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/admin/dashboard'));
  await expect(page.getByRole('img', { name: `${dashboard.cash_flow}: ` })).toBeVisible();
  const table = page.getByRole('table', { name: dashboard.cash_flow });
  await page.getByText(dashboard.as_table).nth(1).click();
  const before = (name: string) => dashboard.before.replace('{{name}}', name);
  for (const name of [dashboard.day, dashboard.received, before(dashboard.received), dashboard.paid])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(31);
});

test('the period of the charts is chosen, and the address keeps it', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/admin/dashboard'));
  const table = page.getByRole('table', { name: dashboard.orders });
  const periods = page.getByRole('radiogroup', { name: dashboard.period_title });
  // Until the orders are there, the first table is that of the cash flow.
  const openTable = async () => {
    await expect(page.getByRole('img', { name: `${dashboard.orders}: ` })).toBeVisible();
    await page.getByText(dashboard.as_table).first().click();
  };
  await openTable();
  await expect(table.getByRole('row')).toHaveCount(31);
  await periods.getByText(dashboard.period['7'], { exact: true }).click();
  await expect(page).toHaveURL(/period=7$/);
  await expect(table.getByRole('row')).toHaveCount(8);
  await periods.getByText(dashboard.period['12m'], { exact: true }).click();
  await page.reload();
  await expect(periods.getByRole('radio', { name: dashboard.period['12m'] })).toBeChecked();
  await openTable();
  await expect(table.getByRole('columnheader', { name: dashboard.month })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(13);
  await periods.getByText(dashboard.period['30'], { exact: true }).click();
  await expect(page).toHaveURL(/dashboard$/);
});

test('amounts of the newest vouchers are on one line with their sign on a phone', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'accounting', { width: 390 });
  await page.goto(url('/accounting/dashboard'));
  const amounts = page.locator('.newest .aside');
  await expect(amounts.first()).toBeVisible();
  const lines = await amounts.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('a new voucher without a party is named by number and kind', async ({ browser }) => {
  const crew = await apiCrew();
  const made = await crew.accounting('POST', 'received-from-local-currency', {
    ...{ card_id: 1, amount: '1000', currency_id: 'VND', voucher_date: dayIn(new Date()) },
  });
  const { page } = await Person.signIn(browser, 'accounting');
  await page.goto(url('/accounting/dashboard'));
  const line = page.locator('.newest').filter({ hasText: made.code_ref }).locator('span').first();
  await expect(line).toHaveText(new RegExp(`^${made.code_ref} · [^·]*[^· ]$`));
});

test('the balance chart of a fund has a label with first and last value', async ({ browser }) => {
  for (const width of [1440, 390]) {
    const { page } = await Person.signIn(browser, 'accounting', { width });
    await page.goto(url('/accounting/account/funds'));
    const line = page.getByRole('row', { name: 'Quỹ tiền mặt JPY' }).getByRole('img');
    await expect(line).toBeVisible();
    await expect(line).toHaveAccessibleName(/hôm nay: [\d.]+ ¥$/);
  }
});

test('the page of a fund draws how its balance went', async ({ browser }) => {
  for (const [width, language] of [
    [1440, 'vi'],
    [390, 'en'],
    [390, 'ja'],
  ] as const) {
    const { page } = await Person.signIn(browser, 'accounting', { width, language });
    await page.goto(url('/accounting/account/funds/2'));
    await expect(page.getByRole('heading', { level: 1, name: 'Quỹ tiền mặt JPY' })).toBeVisible();
    const { ninety_days } = catalogues[language].common.dashboard;
    const line = page.locator('.facts > div').filter({ hasText: ninety_days }).getByRole('img');
    await expect(line).toHaveAccessibleName(/[\d.,]+ ?[¥￥]|[¥￥] ?[\d.,]+/);
    expect((await line.locator('polyline').getAttribute('points'))!.split(' ')).toHaveLength(90);
  }
});
