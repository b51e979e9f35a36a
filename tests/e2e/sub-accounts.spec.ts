// The chart of a company by clicking: a sub-account is opened, changed, takes a payment, and has its ledger.
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
