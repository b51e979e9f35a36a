// Printed vouchers, the document of one, a reversal on another day, and netted balances, on screen.
import { moneyInWords } from '../../contract/kernel/money-in-words.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  deposit,
  inDays,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  unique,
} from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person, typedDay } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { paper, print, section, field } = vi.accounting.transaction;
const said = paper.voucher;

test('vouchers are printed on their forms, one per page, and reversed on another day', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const name = `Khách in ${Date.now().toString(36)}`;
  const { id: customer } = await makeCustomer(crew, { name });
  await deposit(crew, customer, '120024', 'JPY');
  const product_id = await makeProduct(crew);
  const order = await makeOrder(crew, customer, [{ product_id, price: '3000', quantity: '1' }]);
  await approve(crew, order.id);
  const payment = {
    ...{ transactionable_type: 'user', transactionable_id: customer, amount: '3000', currency_id: 'JPY' },
    receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
    voucher_date: inDays(0),
  };
  await crew.accounting('POST', 'payment-order', payment);
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('was printed') }));
  const papers = page.getByRole('article');
  const rows = page.getByRole('row').filter({ hasText: name });
  const seesLine = (of: number, line: string, value: string) =>
    expect(
      papers
        .nth(of)
        .locator('dl > div')
        .filter({ hasText: `${line}:` })
        .first(),
    ).toContainText(value);

  await test.step('vouchers of a customer are ticked and printed together', async () => {
    await accounting.go(vi.accounting.transaction.plural);
    await waitUntilIdle(page);
    for (const row of [0, 1]) await rows.nth(row).getByRole('checkbox').check();
    await page.getByRole('link', { name: print.some.replace('{{count}}', '2') }).click();
    await expect(papers).toHaveCount(2);
    await expect(papers.nth(0)).toContainText(said.title.books);
    await expect(papers.nth(1)).toContainText(said.title.cash_in);
    await expect(papers.nth(1)).toContainText(`${said.form} 01-TT`);
    await seesLine(1, said.party.cash_in, name);
    await seesLine(1, said.amount, '120.024 JPY');
    await seesLine(1, said.in_words, moneyInWords('120024', 'JPY'));
    await accounting.press(print.one);
    await expect(page.getByText('was printed')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
      box.split(' ').map(Number),
    );
    expect(sizes).toEqual([0, 1].map(() => [0, 0, expect.closeTo(595, 0), expect.closeTo(420, 0)]));
  });

  await test.step('a payment leads to its order, and is printed alone', async () => {
    await page.keyboard.press('Escape');
    await rows.first().click();
    await expect(page.getByRole('heading', { name: section.receipts })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: order.id, exact: true }).last(),
    ).toHaveAttribute('href', new RegExp(order.id));
    await page.getByRole('link', { name: print.one }).click();
    await expect(papers).toHaveCount(1);
    await expect(papers).toContainText(said.title.books);
    await page.goBack();
  });

  await test.step('it is reversed on the day after, which the plan says', async () => {
    await accounting.open(vi.common.action.reverse);
    await accounting.sees(section.plan);
    const day = typedDay(inDays(1));
    await accounting.fillDay(vi.common.field.voucher_date, inDays(1));
    await expect(page.getByRole('dialog').locator('dl.facts')).toContainText(day);
    await accounting.finish(vi.common.action.reverse);
    const reversed = page.getByRole('main').locator('dl.facts > div').filter({ hasText: field.reversed_by });
    await reversed.getByRole('link').click();
    await expect(page.getByRole('main').locator('dl.facts').first()).toContainText(day);
  });
});

test('a customer who is also a supplier is linked, and both balances are netted', async ({ browser }) => {
  const { clearing, netting } = vi.accounting;
  const crew = await apiCrew();
  const [name, shop] = [`Khách hai vai ${unique()}`, `Cửa hàng hai vai ${unique()}`];
  const { id: customer } = await makeCustomer(crew, { name });
  const supplier_id = await makeSupplier(crew, shop);
  const product_id = await makeProduct(crew);
  const order = await makeOrder(crew, customer, [{ product_id, price: '5000', quantity: '1' }]);
  await approve(crew, order.id);
  const items = [{ product_id, price: '3000', quantity: '1' }];
  const bought = await crew.purchase('POST', 'purchases', { supplier_id, currency_id: 'JPY', items });
  await crew.purchase('PUT', `purchases/${bought.id}/approve`);
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(clearing.of_customers);
  await accounting.pick(vi.common.field.customer, name);
  await accounting.open(netting.act.link.replace('{{party}}', 'nhà cung cấp'));
  await accounting.pick(vi.common.field.supplier, shop);
  await accounting.finish(vi.common.act.save);
  await accounting.open(netting.act.net);
  await accounting.sees('331-P');
  await accounting.fill(netting.field.netted, '2000');
  await accounting.finish(/2\.000/);
  await expect(page.getByRole('row').filter({ hasText: order.id }).first()).toContainText('3.000 ¥');
});
