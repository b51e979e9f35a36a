// The books on screen: from an amount of the trial balance to its voucher, and a month that is locked,
// refuses postings and is unlocked.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer } from '../../server/seed/demo/steps.ts';
import { inDays } from '../main-job/money.ts';
import { lockMonth, unlockMonth } from './accountant.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const book = vi.accounting.book;
const TITLE = vi.accounting.statistic.title.account_period;

test('an amount of the trial balance links to its postings and the voucher', async ({ browser }) => {
  const crew = await apiCrew();
  const name = `Khách sổ cái ${Date.now().toString(36)}`;
  const { id } = await makeCustomer(crew, { name });
  // A day without other postings.
  const day = inDays(-100 - (Math.floor(Date.now() / 1000) % 150));
  await crew.accounting('POST', 'deposit-with-cash', {
    ...{ transactionable_type: 'user', transactionable_id: id, amount: '7654321', currency_id: 'VND' },
    ...{ fund_id: 1, voucher_date: day },
  });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(TITLE);
  await accounting.sees(vi.accounting.statistic.message.balanced);
  for (const field of [vi.common.field.range_from, vi.common.field.range_to])
    await accounting.fillDay(field, day);
  const wallets = page.getByRole('row').filter({ hasText: /^3388/ });
  await wallets.getByRole('link').filter({ hasText: '7.654.321' }).first().click();
  await accounting.press(book.act.by_party);
  const parties = page.locator('section').filter({ hasText: book.section.parties });
  await parties.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: book.act.all_parties })).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: '7.654.321' }).filter({ hasText: '111' });
  await expect(line).toHaveCount(1);
  await line.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^PT\d\d-\d+$/ })).toBeVisible();
  await accounting.sees(vi.accounting.transaction.section.entries);
});

test('each book is shown for its period', async ({ browser }) => {
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(TITLE);
  for (const tab of [book.tab.income, book.tab.sheet, book.tab.journal, book.tab.balances]) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await waitUntilIdle(page);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  // Account balances are exported, and link to the postings of each.
  await expect(page.getByRole('button', { name: 'Excel', exact: true })).toBeVisible();
  const fund = page.getByRole('row').filter({ hasText: /^111/ }).filter({ hasText: 'VND' }).first();
  await fund.getByRole('link').last().click();
  await expect(page).toHaveURL(/account=111.*currency=VND|currency=VND.*account=111/);
  await accounting.sees(book.field.counter_account);
  await page.getByRole('tab', { name: book.tab.sheet, exact: true }).click();
  const total = (line: string) => page.getByRole('row').filter({ hasText: line }).getByRole('cell').nth(2);
  expect(await total(book.sheet[280]).textContent()).toBe(await total(book.sheet[440]).textContent());

  // The opening balance links to the ledger of the period before, which ends with it.
  await accounting.fillDay(vi.common.field.range_to, inDays(30));
  await accounting.fillDay(vi.common.field.range_from, inDays(1));
  const line = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '111', exact: true }) });
  const money = line.getByRole('cell').nth(3);
  await expect(money).not.toHaveText('0 ₫');
  const stood = (await money.textContent())!;
  await money.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`to=${inDays(0)}`));
  await accounting.sees(stood);
});

test('a month is locked, refuses postings, and is unlocked', async ({ browser }) => {
  const crew = await apiCrew();
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(TITLE);
  await accounting.open(book.act.lock);
  const month = await page.getByRole('dialog').getByLabel(book.field.month).inputValue();
  const [number = '', year = ''] = month.split('/');
  await lockMonth(accounting, month, 'Đã nộp báo cáo tháng');
  const voucher = () =>
    crew.accounting('POST', 'statistics/account/revaluation', { voucher_date: `${year}-${number}-15` });
  await expect(voucher()).rejects.toThrow('period_locked');

  await page.keyboard.press('Escape');
  await accounting.open(book.act.close);
  await accounting.sees(month);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('đã khóa');
  await page.keyboard.press('Escape');

  await accounting.open(book.act.lock);
  await unlockMonth(accounting, month, 'Bổ sung hóa đơn');
  await voucher();
});

test('the book of a fund lists negative balance days, including those caused by backdated vouchers', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const name = `Két âm ${Date.now().toString(36)}`;
  const fund = await crew.accounting('POST', 'funds', { name, currency_id: 'VND' });
  const { data: accounts } = await crew.accounting('GET', 'accounts?per_page=100');
  const move = (kind: string, code: string, amount: string, voucher_date: string) =>
    crew.accounting('POST', kind, {
      ...{ amount, currency_id: 'VND', fund_id: fund.id, voucher_date },
      account_id: accounts.find((account: { code: string }) => account.code === code).id,
    });
  // Only past months can be locked.
  const [from, to] = [inDays(0), inDays(10)];
  await move('other-receipt', '711', '1500000', inDays(5));
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const look = (query: string) =>
    page.goto(
      `${process.env.HAKOBU_URL}/#/accounting/statistics/account?tab=money&from=${from}&to=${to}${query}`,
    );
  await look(`&party_type=fund&party_id=${fund.id}&account=111`);
  await accounting.sees(book.message.never_below_zero);
  await move('other-payment', '642', '1000000', inDays(2));
  await accounting.sees(book.message.below_zero.replace('{{count}}', '3'));
  const lines = page.locator('section').filter({ hasText: book.section.lines });
  await expect(lines.getByRole('row').filter({ hasText: book.section.below_zero })).toHaveCount(1);
  await look('');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('-1.000.000 ₫');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`from=${inDays(2)}&to=${inDays(4)}`));
  await expect(lines.getByRole('row').filter({ hasText: '1.000.000 ₫' })).toHaveCount(1);
});

test('the ledger needs an account, and closing a month without result reports that nothing is posted', async ({
  browser,
}) => {
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(TITLE);
  await page.getByRole('tab', { name: book.tab.ledger, exact: true }).click();
  await accounting.sees(book.message.choose_account);
  await accounting.open(book.act.close);
  const [year, number] = inDays(-340).split('-'); // Before the demo business started.
  const month = `${number}/${year}`;
  await accounting.choose(book.field.month, month);
  await accounting.sees(book.message.nothing);
  const close = page.getByRole('button', { name: book.act.close_month.replace('{{month}}', month) });
  await expect(close).toBeDisabled();
});
