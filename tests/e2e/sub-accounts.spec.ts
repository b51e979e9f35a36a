// Sub-accounts on screen: one is opened, changed, used by a payment, and has its ledger.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { TODAY } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { account, statistic, transaction } = vi.accounting;

test('an accountant opens a sub-account, renames it and books a payment on it', async ({ browser }) => {
  const own = Date.now().toString(36).toUpperCase();
  const code = `642-${own}`;
  const crew = await apiCrew();
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(statistic.title.account_period);
  await page.getByRole('tab', { name: account.title.chart, exact: true }).click();
  await accounting.open(account.act.create);
  await accounting.choose(account.field.parent, `642 · ${vi.accounting.book.account[642]}`);
  await accounting.fill(account.field.code.replace('{{code}}', '642'), own);
  await accounting.fill(vi.common.field.name, 'Thuê nhà');
  await accounting.finish(vi.common.act.save);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('link', { name: 'Thuê nhà' }).click();
  await accounting.fill(vi.common.field.name, `Thuê văn phòng ${own}`);
  await accounting.finish(vi.common.act.save);
  await expect(row).toContainText(`Thuê văn phòng ${own}`);

  const { data } = await crew.accounting('GET', `accounts?filter[code]=${code}`);
  const paid = { amount: '250000', currency_id: 'VND', fund_id: 1, account_id: data[0].id };
  await crew.accounting('POST', 'other-payment', {
    ...paid,
    voucher_date: TODAY,
  });
  await row.getByRole('link', { name: code }).click();
  const line = page.getByRole('row').filter({ hasText: '250.000' });
  await line.getByRole('link').first().click();
  await accounting.sees(transaction.section.entries);
  await accounting.sees(`Thuê văn phòng ${own}`);
});

test('a sub-account opened by mistake is closed, no longer offered, and deleted', async ({ browser }) => {
  const own = Date.now().toString(36).toUpperCase();
  const crew = await apiCrew();
  const { data } = await crew.accounting('GET', 'accounts?filter[code]=711');
  const name = `Nhầm ${own}`;
  await crew.accounting('POST', 'accounts', { parent_id: data[0].id, code: `711-${own}`, name });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const row = page.getByRole('row').filter({ hasText: `711-${own}` });
  const openChart = async () => {
    await accounting.go(statistic.title.account_period);
    await page.getByRole('tab', { name: account.title.chart, exact: true }).click();
  };
  await openChart();
  await accounting.open(account.act.create);
  await expect(page.getByRole('combobox', { name: account.field.parent })).toBeFocused();
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name }).click();
  await accounting.finish(account.act.close);
  await expect(row).toContainText(account.field.closed);

  await accounting.go(transaction.page.general);
  await accounting.open(transaction.act.other_receipt);
  await page.getByRole('combobox', { name: vi.common.field.account, exact: true }).click();
  await expect(page.getByRole('option', { name: /^711 · / })).toBeVisible();
  await expect(page.getByRole('option', { name })).toHaveCount(0);

  await page.reload(); // Reloading discards the form.
  await openChart();
  await row.getByRole('link', { name }).click();
  await accounting.press(vi.common.act.delete);
  await accounting.confirm();
  await expect(row).toHaveCount(0);
});
