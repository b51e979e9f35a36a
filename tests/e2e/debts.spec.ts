import { addDays } from '../../contract/kernel/business-day.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  TODAY,
  unique,
} from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, field } = vi.common;
const { bank, clearing, fund, statistic, debt_lot } = vi.accounting;

test('a bank and its account are created, and the account shows what was received and paid out', async ({
  browser,
}) => {
  const accountant = await Person.signIn(browser, 'accounting');
  const { page } = accountant;
  const name = `Ngân hàng ${unique()}`;
  await accountant.go(bank.plural);
  await accountant.open(act.create);
  await accountant.fill(field.name, name);
  await accountant.fill(bank.field.code, 'ACB');
  await accountant.finish(act.save);
  const account = `ACB ${unique()}`;
  await accountant.go(fund.title.cards);
  await accountant.open(act.create);
  await accountant.fill(field.name, account);
  await accountant.pick(bank.name, name);
  await accountant.fill(fund.field.number, '0123456789');
  await accountant.choose(field.currency, 'JPY');
  await page.getByRole('switch', { name: fund.field.never_below_zero }).check();
  await accountant.finish(act.save);
  await page.getByRole('link', { name: account }).click();
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
  await expect(page.getByRole('switch', { name: fund.field.never_below_zero })).toBeChecked();
  await accountant.sees(statistic.title.movements);
  await accountant.press(fund.act.close);
  await accountant.sees(fund.field.closed);
  await accountant.press(fund.act.open);
  await expect(page.getByRole('button', { name: fund.act.close })).toBeVisible();
});

test('a purchase is recorded as payable, compared with the advance and cleared, and has no balance due', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const name = `Cửa hàng ${unique()}`;
  const supplier = await makeSupplier(crew, name);
  const { id } = await crew.purchase('POST', 'purchases', {
    supplier_id: supplier,
    currency_id: 'JPY',
    items: [{ product_id: await makeProduct(crew), price: '3000', quantity: '1' }],
  });
  await crew.purchase('PUT', `purchases/${id}/approve`);
  await crew.accounting('POST', 'payment-supplier', {
    ...{ transactionable_type: 'supplier', transactionable_id: supplier, fund_id: 2 },
    ...{ amount: '2000', currency_id: 'JPY', voucher_date: TODAY },
  });
  const accountant = await Person.signIn(browser, 'accounting');
  const { page } = accountant;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases/${id}`);
  await accountant.open(vi.order.purchase.act.debit);
  await accountant.finish(/3\.000/);

  await accountant.go(statistic.title.supplier_debt);
  await page.getByRole('textbox', { name: act.search }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('3.000 ¥');
  await expect(row).toContainText('2.000 ¥');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: clearing.of_suppliers })).toBeVisible();
  const amount = page.getByRole('textbox', { name: new RegExp(`^${clearing.field.clears}`) });
  await expect(amount).toHaveValue('2.000');
  await amount.fill('1500');
  await accountant.press(/1\.500/);
  await expect(amount).toHaveValue('500');
  await expect(page.getByRole('row').filter({ hasText: String(id) })).toContainText('1.500 ¥');

  await accountant.go(statistic.title.due_suppliers);
  await page.getByRole('textbox', { name: act.search }).fill(name);
  const due = page.getByRole('row').filter({ hasText: name });
  await expect(due).toContainText(debt_lot.state.not_yet_due);
  await expect(due).toContainText('1.500 ¥');
});

test('documents are marked overdue, due today, not yet due, or without a due day', async ({ browser }) => {
  const crew = await apiCrew();
  const { id } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  const { page } = await Person.signIn(browser, 'accounting');
  const orders = new Map<string, string>();
  for (const [state, days] of [
    ['overdue', -1],
    ['due_today', 0],
    ['not_yet_due', 1],
    ['none', undefined],
  ] as const) {
    const order = await makeOrder(crew, id, [{ product_id, price: '1000', quantity: '1' }]);
    await approve(crew, order.id);
    if (days !== undefined)
      await crew.accounting('PUT', `orders/${order.id}`, {
        ...{ action_debit: true, payment_due_date: addDays(TODAY, days) },
      });
    orders.set(order.id, debt_lot.state[state]);
  }
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/sale/comparison-clearing-debt?object_id=${id}`);
  for (const [order, state] of orders)
    await expect(
      page.getByRole('row').filter({ hasText: order }).getByText(state, { exact: true }),
    ).toBeVisible();
});

test('the account of a supplier shows its wallet balance and movements', async ({ browser }) => {
  const crew = await apiCrew();
  const name = `Cửa hàng ${unique()}`;
  const supplier = await makeSupplier(crew, name);
  const sent = await crew.accounting('POST', 'payment-supplier', {
    ...{ transactionable_type: 'supplier', transactionable_id: supplier, fund_id: 2 },
    ...{ amount: '700', currency_id: 'JPY', voucher_date: TODAY },
  });
  const { page } = await Person.signIn(browser, 'accounting');
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/account/supplier/${supplier}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const money = page.getByRole('table').first();
  await expect(money.getByRole('columnheader', { name: statistic.field.wallet_balance })).toBeVisible();
  await expect(money.getByRole('row').filter({ hasText: 'JPY' })).toContainText('700 ¥');
  await expect(page.getByRole('row').filter({ hasText: sent.code_ref })).toContainText('700 ¥');
});

test('accounting starts on its overview, and a voucher in the address is opened there', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const made = await crew.accounting('POST', 'payment-supplier', {
    ...{ transactionable_type: 'supplier', transactionable_id: await makeSupplier(crew), fund_id: 2 },
    ...{ amount: '700', currency_id: 'JPY', voucher_date: TODAY },
  });
  const accountant = await Person.signIn(browser, 'accounting');
  const { page } = accountant;
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting`);
  await expect(page).toHaveURL(/#\/accounting\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: statistic.title.dashboard })).toBeVisible();
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/dashboard?transaction_id=${made.id}`);
  await expect(page.getByRole('heading', { level: 1, name: made.code_ref })).toBeVisible();
  // files are optional: a posted voucher has no next step
  await expect(page.getByRole('region', { name: vi.common.section.next })).toHaveCount(0);
});

test('the reconciliation record of a customer is in Vietnamese, of a supplier in Japanese, with address', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const name = `Khách đối chiếu ${unique()}`;
  const { id } = await makeCustomer(crew, { name });
  const line = { product_id: await makeProduct(crew), price: '2000', quantity: '1' };
  const order = await makeOrder(crew, id, [line]);
  await approve(crew, order.id);
  const { page } = await Person.signIn(browser, 'accounting', { language: 'ja' });
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/sale/comparison-clearing-debt?object_id=${id}`);
  const record = page.locator('section.only-print');
  const { title, a, b, documents } = clearing.paper.record;
  for (const said of [title, `${a}: Hakobu`, `${b}: ${name}`, `${documents.order} ${order.id}`, '2.000'])
    await expect(record).toContainText(said);

  const address = '東京都千代田区外神田1-2-3';
  const supplier = await crew.purchase('POST', 'suppliers', { name: `ヨドバシ ${unique()}`, address });
  const bought = await crew.purchase('POST', 'purchases', {
    supplier_id: supplier.id,
    currency_id: 'JPY',
    items: [line],
  });
  await crew.purchase('PUT', `purchases/${bought.id}/approve`);
  await page.goto(
    `${process.env.HAKOBU_URL}/#/accounting/purchase/comparison-clearing-debt?object_id=${supplier.id}`,
  );
  const theirs = ja.accounting.clearing.paper.record;
  for (const said of [theirs.title, `${theirs.b}: ${supplier.name}`, address, '2,000'])
    await expect(record).toContainText(said);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(record).toBeVisible();
});

test('a reconciliation with more documents than shown reports that, and prints no record', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id } = await makeCustomer(crew);
  const line = { product_id: await makeProduct(crew), price: '2000', quantity: '1' };
  await approve(crew, (await makeOrder(crew, id, [line])).id);
  const { page } = await Person.signIn(browser, 'accounting');
  const look = (customer: number) =>
    page.goto(`${process.env.HAKOBU_URL}/#/accounting/sale/comparison-clearing-debt?object_id=${customer}`);
  const print = page.getByRole('button', { name: clearing.act.print, exact: true });
  await look(id);
  await expect(print).toBeEnabled();
  await page.route(/get-outstanding-reference-objects/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: 140 } });
  });
  await look(id);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '140' })).toBeVisible();
  await expect(print).toBeDisabled();
});

test('a reconciliation of an unknown party reports that, one without open documents is shown', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id } = await makeCustomer(crew);
  const { page } = await Person.signIn(browser, 'accounting');
  const missing = page.getByRole('status').filter({ hasText: vi.common.message.not_found });
  const print = page.getByRole('button', { name: clearing.act.print, exact: true });
  for (const address of ['sale', 'purchase'])
    for (const unknown of ['999999', 'x1']) {
      await page.goto(
        `${process.env.HAKOBU_URL}/#/accounting/${address}/comparison-clearing-debt?object_id=${unknown}`,
      );
      await expect(missing).toBeVisible();
      await expect(print).toHaveCount(0);
    }
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/sale/comparison-clearing-debt?object_id=${id}`);
  await expect(print).toBeDisabled();
  await expect(missing).toHaveCount(0);
});

test('a bank account is opened with the period of its list', async ({ browser }) => {
  const crew = await apiCrew();
  const card = await crew.accounting('POST', 'cards', {
    ...{ name: `VCB ${unique()}`, bank_id: 1, currency_id: 'VND', number: '1' },
  });
  const receive = (amount: string, voucher_date: string) =>
    crew.accounting('POST', 'received-from-local-currency', {
      ...{ amount, currency_id: 'VND', card_id: card.id, voucher_date },
    });
  await receive('70000', addDays(TODAY, -3));
  await receive('80000', TODAY);
  const { page } = await Person.signIn(browser, 'accounting');
  const day = addDays(TODAY, -3);
  await page.goto(
    `${process.env.HAKOBU_URL}/#/accounting/statistics/card?cards-period-q=${encodeURIComponent(card.name)}` +
      `&cards-period-voucher_date-from=${day}&cards-period-voucher_date-to=${day}`,
  );
  // The default account of the desk is the same.
  await expect(page.getByRole('heading', { level: 1, name: statistic.title.cards })).toBeVisible();
  await page.getByRole('row').filter({ hasText: card.name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
  await expect(page.getByRole('row').filter({ hasText: '70.000 ₫' })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: '80.000 ₫' })).toHaveCount(0);
});
