// The month of an accountant by clicking: from opening balances and the statement of the bank over payments
// and debts to the revaluation, the trial balance and the lock. Acts whose form asks a day are of a month
// long over, into which no other test posts; the others are of today.
import type { Browser } from '@playwright/test';
import { documentNumber } from '../../contract/document-number.ts';
import { addDays } from '../../contract/kernel/business-day.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { approve, makeCustomer, makeOrder, makeProduct, makeSupplier } from '../../server/seed/demo/steps.ts';
import { inDays } from '../main-job/money.ts';
import { bookAsCost, chooseFile, lockMonth, readBankFile, unlockMonth } from './accountant.ts';
import { billedOrder } from './billed-order.ts';
import { apiCrew } from './crew.ts';
import { Person, typedDay } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { field, act, action } = vi.common;
const { bank_statement, book, clearing, credit_order, statistic, transaction } = vi.accounting;
const { compensation, container_cost } = vi.warehouse;

/** The first day of the month, `back` months before this one. */
function firstDay(back: number): string {
  const [year, month] = inDays(0).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
}

/** Days and the name of the month; a second go has one of its own, as the first may have left it locked. */
function monthOf(back: number) {
  const first = firstDay(back);
  const [year, month] = first.split('-');
  return {
    before: addDays(first, -1),
    day: (number: number) => addDays(first, number - 1),
    first,
    last: addDays(firstDay(back - 1), -1),
    name: `${month}/${year}`,
  };
}

/** What others did before: orders, a bill in a container, a purchase, a compensation, two bank accounts. */
async function begin(browser: Browser, back: number) {
  const crew = await apiCrew();
  const mark = Date.now().toString(36).toUpperCase();
  const [name, payer, shop] = [`Khách tháng ${mark}`, `Trần Bình ${mark}`, `Xưởng tháng ${mark}`];
  const billed = await billedOrder(crew, name);
  await makeCustomer(crew, { name: payer });
  const product_id = await makeProduct(crew);
  const second = await makeOrder(crew, billed.customer, [{ product_id, price: '2000', quantity: '1' }]);
  await approve(crew, second.id);
  const supplier = await makeSupplier(crew, shop);
  const items = [{ product_id, price: '5000', quantity: '1' }];
  const bought = await crew.purchase('POST', 'purchases', {
    supplier_id: supplier,
    currency_id: 'JPY',
    items,
  });
  await crew.purchase('PUT', `purchases/${bought.id}/approve`);
  const owed = { order_id: billed.order, amount: '800000', note: `Giao chậm ${mark}` };
  await crew.warehouse('POST', 'order-compensations', owed);
  const cards = { dong: `Vietcombank ${mark}`, yen: `Mizuho ${mark}` };
  const card = async (born: object): Promise<number> => (await crew.accounting('POST', 'cards', born)).id;
  const dong = await card({ name: cards.dong, currency_id: 'VND' });
  const yen = await card({ name: cards.yen, currency_id: 'JPY' });
  return {
    ...{ mark, name, payer, shop, billed, cards, month: monthOf(back) },
    order: second.id as string,
    purchase: bought.id as number,
    ids: { customer: billed.customer, supplier, dong, yen },
    accounting: await Person.signIn(browser, 'accounting'),
  };
}
type Month = Awaited<ReturnType<typeof begin>>;

const look = ({ accounting }: Month, path: string) =>
  accounting.page.goto(`${process.env.HAKOBU_URL}/#${path}`);
const row = ({ accounting }: Month, text: string) =>
  accounting.page.getByRole('row').filter({ hasText: text }).first();
const csvOf = (name: string, lines: string[]) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
});

/** Dates what is typed, and presses what sends it. */
async function send({ accounting }: Month, day: string, button: RegExp): Promise<void> {
  await accounting.fillDay(field.voucher_date, day);
  await accounting.finish(button);
}

async function openBooks(all: Month): Promise<void> {
  const { accounting, ids, month, name, shop } = all;
  const lines = [
    'account,party_id,currency_id,amount,base',
    `BANK,${ids.dong},VND,20000000,`,
    `BANK,${ids.yen},JPY,5000,825000`,
    `SUPW,${ids.supplier},JPY,2000,330000`,
    `WALLET,${ids.customer},JPY,30000,4950000`,
  ];
  await accounting.go(statistic.title.account_period);
  await accounting.open(book.act.opening);
  const day = accounting.page.getByRole('dialog').getByLabel(field.voucher_date, { exact: true });
  await expect(day).toHaveValue(typedDay(monthOf(0).before));
  await accounting.fillDay(field.voucher_date, month.before);
  await accounting.fill(book.field.csv, lines.join('\n'));
  await accounting.sees('lệch');
  await chooseFile(
    accounting,
    book.field.file,
    csvOf('dau-ky.csv', [...lines, `WALLET,${ids.customer},VND,16205000,`]),
  );
  const dialog = accounting.page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: shop })).toContainText('330.000 ₫');
  await expect(dialog.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await accounting.press(book.act.import.replace('{{count}}', '5'));
  await expect(dialog.getByRole('link', { name: /KT\d\d-\d+/ })).toBeVisible();
  await accounting.page.keyboard.press('Escape');
}

async function takeStatement(all: Month): Promise<void> {
  const { accounting, cards, mark, month, payer } = all;
  const { page } = accounting;
  const file = csvOf(`sao-ke-${mark}.csv`, [
    'Date,Description,Amount,Balance',
    `${month.day(5)},IBFT TRAN BINH ${mark} thanh toan,5000000,25000000`,
    `${month.day(6)},CHUYEN KHOAN ${mark},3000000,28000000`,
    `${month.day(7)},PHI SMS ${mark},-11000,27989000`,
  ]);
  await readBankFile(accounting, `${cards.dong} · VND`, file);
  await row(all, 'IBFT TRAN BINH').getByRole('button', { name: payer }).click();
  await accounting.press(bank_statement.act.import.replace('{{count}}', '3'));
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  await expect(row(all, 'IBFT TRAN BINH')).toContainText(bank_statement.state.booked);
  await bookAsCost(accounting, 'PHI SMS', /^642/);
}

async function assignReceipt(all: Month): Promise<void> {
  const { accounting, mark, month, name } = all;
  await accounting.go(transaction.page.bank_collect);
  await accounting.fill(act.search, mark); // others receive by the thousand
  await waitUntilIdle(accounting.page);
  await row(all, `CHUYEN KHOAN ${mark}`).click();
  await accounting.open(transaction.act.deposit_with_received);
  await accounting.pick(field.customer, name);
  await send(all, month.day(8), /^Phân bổ khoản báo có 3\.000\.000/);
  await expect(
    accounting.page.locator('dl.facts > div').filter({ hasText: transaction.field.unassigned }),
  ).toContainText('0 ₫');
}

async function takePayment(all: Month): Promise<void> {
  const { accounting, billed, month } = all;
  await look(all, `/sale/orders/retail/${billed.order}`);
  await accounting.open(new RegExp(`^${vi.order.order.act.pay_goods} 1\\.000`));
  await send(all, month.day(10), /^Thanh toán 1\.000/);
  await accounting.sees(vi.order.order.status.CompletedPurchaseCostPayment);
}

async function grantCredit(all: Month): Promise<void> {
  const { accounting } = all;
  await look(all, `/sale/orders/retail/${all.order}`);
  await accounting.open(credit_order.act.new_credit);
  await accounting.fillDay(credit_order.field.due_date, inDays(30));
  await accounting.finish(act.save);
  await accounting.sees(vi.order.order.status.CompletedPurchaseCostDebit);
}

async function putFreightOnDebt(all: Month): Promise<void> {
  const { accounting, billed } = all;
  await look(all, `/warehouse/internal/lading-bills?lading_bill_id=${billed.bill}`);
  await accounting.open(action.debit);
  await accounting.finish(/900\.000/);
  await expect(accounting.page.getByRole('button', { name: action.debit, exact: true })).toHaveCount(0);
}

async function paySupplier(all: Month): Promise<void> {
  const { accounting, cards, month, shop } = all;
  await accounting.go(transaction.page.bank_spend);
  await accounting.open(transaction.act.payment_supplier);
  await accounting.pick(field.supplier, shop);
  await accounting.choose(field.currency, 'JPY');
  await accounting.choose(vi.accounting.fund.entities.card, cards.yen);
  await accounting.fill(field.amount, '1000');
  await send(all, month.day(12), /^Trả tiền nhà cung cấp 1\.000/);
  await expect(row(all, shop)).toContainText('1.000 ¥');
}

async function payPurchase(all: Month): Promise<void> {
  const { accounting, month, purchase } = all;
  await look(all, `/purchase/purchases/${purchase}`);
  await accounting.sees('3.000 ¥'); // what the supplier has of ours
  await accounting.open(act.pay);
  await accounting.fill(`${field.amount} (JPY)`, '2000');
  await send(all, month.day(13), /^Thanh toán 2\.000/);
  await accounting.open(vi.order.purchase.act.debit);
  await accounting.finish(/3\.000/);
}

async function enterContainerCost(all: Month): Promise<void> {
  const { accounting, billed } = all;
  await accounting.go(container_cost.title.list);
  await accounting.page.getByRole('link', { name: billed.container }).click();
  await accounting.open(container_cost.act.new);
  await accounting.pick(field.supplier, billed.shipper);
  await accounting.fill(field.amount, '650000');
  await accounting.finish(act.save);
  await expect(row(all, billed.shipper)).toContainText(container_cost.state.open);
  await expect(row(all, '900.000 ₫')).toContainText('250.000 ₫'); // its profit
}

async function compensate(all: Month): Promise<void> {
  const { accounting, billed } = all;
  await accounting.go(compensation.title.sale);
  await row(all, billed.order).getByRole('button', { name: act.pay, exact: true }).click();
  await accounting.finish(/^Thanh toán 800\.000/);
  await expect(row(all, billed.order)).toContainText(compensation.state.paid);
}

async function clearDebts(all: Month): Promise<void> {
  const { accounting, name, shop, purchase } = all;
  await accounting.go(clearing.of_suppliers);
  await accounting.pick(field.supplier, shop);
  await accounting.press(/^Cấn trừ 1\.000/);
  await expect(row(all, documentNumber('purchase', purchase))).toContainText('2.000 ¥');
  await accounting.go(clearing.of_customers);
  await accounting.pick(field.customer, name);
  await accounting.press(/^Cấn trừ 2\.000/);
  await accounting.sees(clearing.message.nothing);
  await accounting.choose(field.currency, 'VND');
  await accounting.press(/^Cấn trừ 1\.000\.000/); // freight on debt, and two fees that were not
  await accounting.sees(clearing.message.nothing);
}

async function revalue(all: Month): Promise<void> {
  const { accounting, cards, month, name } = all;
  const dialog = accounting.page.getByRole('dialog');
  await accounting.go(statistic.title.account_period);
  await accounting.open(book.act.revalue);
  await accounting.fillDay(field.voucher_date, month.last);
  await expect(dialog.getByRole('row').filter({ hasText: cards.yen })).toContainText('686.000 ₫');
  await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText('4.785.000 ₫');
  await accounting.press(book.act.revalue);
  await expect(dialog.getByRole('link', { name: /KT\d\d-\d+/ })).toBeVisible();
  await accounting.page.keyboard.press('Escape');
}

async function closeMonth({ accounting, month }: Month): Promise<void> {
  const dialog = accounting.page.getByRole('dialog');
  await accounting.open(book.act.close);
  await accounting.choose(book.field.month, month.name);
  await expect(dialog.getByRole('row').filter({ hasText: /^642/ })).toContainText('11.000 ₫');
  await accounting.press(book.act.close_month.replace('{{month}}', month.name));
  await expect(dialog.getByRole('link', { name: /KT\d\d-\d+/ })).toBeVisible();
  await accounting.page.keyboard.press('Escape');
}

async function readTrialBalance(all: Month): Promise<void> {
  const { accounting, cards, mark, month } = all;
  const { page } = accounting;
  await accounting.fillDay(field.range_from, month.first);
  await accounting.fillDay(field.range_to, month.last);
  // the bank fee, and what went to the supplier
  const bank = page.getByRole('row').filter({ hasText: /^112/ });
  const spent = bank.getByRole('link').filter({ hasText: '176.000 ₫' });
  await expect(spent).toBeVisible();
  await accounting.sees(statistic.message.balanced);
  const [, , ...sides] = await row(all, book.message.total).getByRole('cell').allTextContents();
  const [openingDebit, openingCredit, debit, credit, closingDebit, closingCredit] = sides;
  expect([openingDebit, debit, closingDebit]).toEqual([openingCredit, credit, closingCredit]);
  expect(debit).toMatch(/^\d+\.\d{3}\.\d{3} ₫$/);
  await spent.click();
  await expect(row(all, `PHI SMS ${mark}`)).toContainText('11.000 ₫');
  const advance = page.getByRole('row').filter({ hasText: cards.yen }).filter({ hasText: '165.000 ₫' });
  await advance.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^BN\d\d-\d+$/ })).toBeVisible();
  await accounting.sees(transaction.section.entries);
}

async function lockAndUnlock(all: Month): Promise<void> {
  const { accounting, month, name } = all;
  await accounting.go(statistic.title.account_period);
  await accounting.open(book.act.lock);
  await accounting.choose(book.field.month, month.name);
  await lockMonth(accounting, month.name, 'Đã nộp báo cáo tháng');
  await accounting.page.keyboard.press('Escape');

  await accounting.go(transaction.page.fund_collect);
  await accounting.open(transaction.act.deposit_with_cash);
  await accounting.pick(field.customer, name);
  await accounting.choose(field.currency, 'VND');
  await accounting.fill(field.amount, '90000');
  await accounting.fillDay(field.voucher_date, month.day(20));
  await accounting.press(/^Thu tiền khách nạp 90\.000/);
  await accounting.sees(vi.accounting.shared.errors.period_locked.replace('{{month}}', month.name));
  await send(all, inDays(0), /^Thu tiền khách nạp 90\.000/);
  await expect(row(all, name)).toContainText('90.000 ₫');

  await accounting.go(statistic.title.account_period);
  await accounting.open(book.act.lock);
  await accounting.choose(book.field.month, month.name);
  await unlockMonth(accounting, month.name, 'Bổ sung hóa đơn');
}

const acts: [name: string, act: (all: Month) => Promise<void>][] = [
  ['the books open with what accounts held, after a sheet that did not balance', openBooks],
  ['the statement of the bank is imported, and its fee booked as a cost', takeStatement],
  ['what nobody knew is assigned to a customer', assignReceipt],
  ['the goods of an order are paid out of the wallet', takePayment],
  ['another order is paid with a credit', grantCredit],
  ['the freight of a bill goes on debt', putFreightOnDebt],
  ['a supplier is paid ahead by bank', paySupplier],
  ['the purchase is paid as far as that goes, and the rest goes on debt', payPurchase],
  ['what a container costs is entered', enterContainerCost],
  ['a compensation is paid into the wallet', compensate],
  ['debts are cleared with what both sides have', clearDebts],
  ['what stands in yen is revalued', revalue],
  ['the month is closed', closeMonth],
  ['the trial balance has equal sides, and leads to its postings and vouchers', readTrialBalance],
  ['a locked month takes no voucher, and is opened again', lockAndUnlock],
];

test('the month of an accountant', async ({ browser }, info) => {
  const all = await begin(browser, 11 - info.retry);
  for (const [name, act] of acts) await test.step(name, () => act(all));
});
