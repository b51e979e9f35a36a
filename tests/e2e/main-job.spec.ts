import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person, phrases } from './person.ts';
import { expect, test } from './test.ts';
import {
  assemble,
  buyListed,
  deliver,
  loadContainer,
  packAndPutAway,
  receiveParcel,
  shipContainer,
  writeBill,
} from './goods-flow.ts';

test('the main job by clicking, in Vietnamese, as the right people', async ({ browser }) => {
  const mark = Date.now().toString(36).toUpperCase();
  const customer = `Khách ${mark}`;
  const supplier = `Cửa hàng ${mark}`;
  const product = `JAN${mark}`;
  const [admin, sale, purchase, warehouse, accounting] = await Promise.all(
    (['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const).map((role) =>
      Person.signIn(browser, role),
    ),
  );
  if (!admin || !sale || !purchase || !warehouse || !accounting)
    throw new Error('somebody could not sign in');

  await test.step('the administrator makes the customer', async () => {
    await admin.go(phrases.identity.user.plural);
    await admin.open(phrases.common.act.create);
    await admin.fill(phrases.common.field.name, customer);
    await admin.fill(phrases.common.field.email, `${mark.toLowerCase()}@example.test`);
    await admin.fill(phrases.common.field.tel, '0901234567');
    await admin.fill(phrases.identity.user.field.password, 'hakobu-demo');
    await admin.finish(phrases.common.act.save);
    await admin.sees(customer);
  });

  await test.step('purchasing makes supplier and product', async () => {
    await purchase.go(phrases.product.supplier.plural);
    await purchase.open(phrases.common.act.create);
    await purchase.fill(phrases.common.field.name, supplier);
    await purchase.finish(phrases.common.act.save);
    await purchase.go(phrases.product.product.plural);
    await purchase.goOn(phrases.common.act.create, phrases.product.product.title.new);
    await purchase.fill(phrases.product.product.field.id, product);
    await purchase.fill(phrases.common.field.name, `Bánh ${mark}`);
    await purchase.fill(`${phrases.product.product.field.initial_price} (JPY)`, '1000');
    await purchase.pick(phrases.common.field.supplier, supplier);
    await purchase.press(phrases.common.act.save);
    await expect(purchase.page.getByRole('heading', { level: 1, name: `Bánh ${mark}` })).toBeVisible();
    await purchase.sees(product);
  });

  await test.step('accounting takes the customer’s cash', async () => {
    await accounting.go(phrases.accounting.wallet.title.customers);
    for (const [currency, amount] of [
      ['JPY', '20000'],
      ['VND', '9000000'],
    ] as const) {
      await accounting.open(phrases.accounting.transaction.act.deposit_with_cash);
      await accounting.pick(phrases.common.field.customer, customer);
      await accounting.fill(phrases.common.field.amount, amount);
      await accounting.choose(phrases.common.field.currency, currency);
      await accounting.finish(/^Thu tiền khách nạp .+/);
    }
    await accounting.sees(customer);
  });

  let order = '';
  await test.step('sales writes and approves the order', async () => {
    await sale.go(phrases.order.order.title.retail);
    await sale.goOn(phrases.common.act.create, phrases.order.order.title.new_retail);
    await sale.pick(phrases.common.field.customer, customer);
    await sale.fill(`${phrases.common.field.service_fee} (VND)`, '50000');
    await sale.pick(phrases.common.field.product, product);
    await sale.fill(phrases.common.field.quantity, '3');
    await sale.fill(phrases.order.order.field.tax_percent, '10');
    await sale.press(phrases.common.act.save);
    const title = sale.page.getByRole('heading', { level: 1, name: /^OR\d+$/ });
    await expect(title).toBeVisible();
    order = (await title.textContent()) ?? '';
    await sale.sees(vi.order.order.status.NotYetApprove);
    await sale.press(vi.common.action.approve);
    await sale.sees(vi.order.order.status.CompletedApprove);
  });

  await test.step('accounting takes the goods money from the wallet', async () => {
    await accounting.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order}`);
    await accounting.sees(customer);
    await accounting.open(new RegExp(`^${phrases.order.order.act.pay_goods} `));
    await accounting.finish(/^Thanh toán .+ ¥$/);
    await accounting.sees(vi.order.order.status.CompletedPurchaseCostPayment);
  });

  await test.step('purchasing buys what is needed', () =>
    buyListed(purchase, { product, supplier }, `TRK-${mark}`));

  await test.step('accounting pays the purchase, and the supplier with it', async () => {
    await accounting.page.goto(purchase.page.url());
    await accounting.open(phrases.common.act.pay);
    await accounting.sees(phrases.accounting.payment.field.sent_now);
    await accounting.finish(/^Thanh toán .+ ¥$/);
    await expect(
      accounting.page.getByRole('button', { name: phrases.common.act.pay, exact: true }),
    ).toHaveCount(0);
  });

  await test.step('the warehouse receives, tallies and packs', async () => {
    await receiveParcel(warehouse, `trk ${mark}`, `Bánh ${mark} × 3`);
    await packAndPutAway(warehouse);
  });

  await test.step('the warehouse assembles the boxes to the order', () => assemble(warehouse, order));

  await test.step('the warehouse writes the bill, whose freight is rated', () =>
    writeBill(warehouse, customer, ['1.680.000 ₫', '50.000 ₫']));
  const billAddress = warehouse.page.url();

  await test.step('the warehouse loads a container', () => loadContainer(warehouse, customer, `TAU-${mark}`));

  await test.step('accounting settles fee and freight', async () => {
    await accounting.page.goto(billAddress);
    await accounting.open(vi.common.action.debit);
    await accounting.sees(vi.accounting.credit_term.field.room);
    await accounting.finish(/^Chuyển công nợ .+ ₫$/);
    await accounting.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order}`);
    await accounting.open(new RegExp(`^${phrases.order.order.act.pay_service} `));
    await accounting.fill(`${phrases.common.field.amount} (VND)`, '50000');
    await accounting.finish(/^Thanh toán .+ ₫$/);
    await accounting.sees(vi.order.order.status.CompletedServiceDebit);
  });

  await test.step('the container leaves, arrives and is unloaded', () =>
    shipContainer(warehouse, `TAU-${mark}`));

  await test.step('the warehouse delivers', () => deliver(warehouse, customer));

  await test.step('the debt is repaid, the order is finished, and the books balance', async () => {
    await accounting.page.reload();
    await accounting.open(new RegExp(`^${phrases.order.order.act.pay_service} `));
    await accounting.finish(/^Thanh toán .+ ₫$/);
    await accounting.sees(vi.order.order.status.CompletedFinish);
    await accounting.go(phrases.accounting.statistic.title.account_period);
    await accounting.sees(phrases.accounting.statistic.message.balanced);
    await sale.page.reload();
    await sale.sees(vi.order.order.status.CompletedFinish);
  });
});
