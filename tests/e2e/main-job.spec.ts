import { expect, test } from '@playwright/test';
import { vi } from '../../phrases/vi/all.ts';
import { Person, phrases } from './person.ts';

const { menu, field, message } = phrases;
const act = phrases.do;
const { action, status } = vi.order;

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
    await admin.go(menu.users);
    await admin.open(act.create);
    await admin.fill(field.name, customer);
    await admin.fill(field.email, `${mark.toLowerCase()}@example.test`);
    await admin.fill(field.tel, '0901234567');
    await admin.fill(field.password, 'hakobu-demo');
    await admin.finish(act.save);
    await admin.sees(customer);
  });

  await test.step('purchasing makes supplier and product', async () => {
    await purchase.go(menu.suppliers);
    await purchase.open(act.create);
    await purchase.fill(field.name, supplier);
    await purchase.finish(act.save);
    await purchase.go(menu.products);
    await purchase.goOn(act.create, menu.new_product);
    await purchase.fill(field.product_id, product);
    await purchase.fill(field.name, `Bánh ${mark}`);
    await purchase.fill(`${field.initial_price} (JPY)`, '1000');
    await purchase.pick(field.supplier, supplier);
    await purchase.press(act.save);
    await expect(purchase.page.getByRole('heading', { level: 1, name: `Bánh ${mark}` })).toBeVisible();
    await purchase.sees(product);
  });

  await test.step('accounting takes the customer’s cash', async () => {
    await accounting.go(menu.customer_wallets);
    for (const [currency, amount] of [
      ['JPY', '20000'],
      ['VND', '9000000'],
    ] as const) {
      await accounting.open(act.deposit);
      await accounting.pick(field.customer, customer);
      await accounting.fill(field.amount, amount);
      await accounting.choose(field.currency, currency);
      await accounting.finish(act.save);
    }
    await accounting.sees(customer);
  });

  let order = '';
  await test.step('sales writes and approves the order', async () => {
    await sale.go(menu.retail_orders);
    await sale.goOn(act.create, menu.new_retail_order);
    await sale.pick(field.customer, customer);
    await sale.fill(`${field.service_fee} (VND)`, '50000');
    await sale.pick(field.product, product);
    await sale.fill(field.quantity, '3');
    await sale.fill(field.tax_percent, '10');
    await sale.press(act.save);
    const title = sale.page.getByRole('heading', { level: 1, name: /^OR\d+$/ });
    await expect(title).toBeVisible();
    order = (await title.textContent()) ?? '';
    await sale.sees(status.NotYetApprove);
    await sale.press(action.approve);
    await sale.sees(status.CompletedApprove);
  });

  await test.step('accounting takes the goods money from the wallet', async () => {
    await accounting.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order}`);
    await accounting.sees(customer);
    await accounting.open(act.pay_goods);
    await accounting.finish(act.save);
    await accounting.sees(status.CompletedPurchaseCostPayment);
  });

  await test.step('purchasing buys what is needed', async () => {
    await purchase.go(menu.list_to_buy);
    await purchase.fill(act.search, product);
    await purchase.page.getByRole('checkbox', { name: product }).check();
    await purchase.press(act.buy_selected);
    await expect(purchase.page.getByRole('combobox', { name: field.supplier, exact: true })).toHaveValue(
      supplier,
    );
    await purchase.press(act.save);
    await purchase.sees(vi.order.purchase_status.New);
    await purchase.press(action.approve);
    await purchase.press(action.order);
    await purchase.sees(vi.order.purchase_status.Ordered);
    await purchase.open(act.attach_tracking);
    await purchase.fill(field.tracking, `TRK-${mark}`);
    await purchase.finish(act.save);
    await purchase.sees(`TRK${mark}`);
  });

  await test.step('accounting pays the supplier and the purchase', async () => {
    await accounting.page.goto(purchase.page.url());
    await accounting.open(act.pay_supplier);
    await expect(
      accounting.page.getByRole('dialog').getByRole('combobox', { name: field.supplier, exact: true }),
    ).toHaveValue(supplier);
    await accounting.finish(act.save);
    await accounting.open(act.pay);
    await accounting.finish(act.save);
    await expect(accounting.page.getByRole('button', { name: act.pay, exact: true })).toHaveCount(0);
  });

  await test.step('the warehouse receives, tallies and packs', async () => {
    await warehouse.go(menu.inbound);
    await warehouse.open(act.create);
    await warehouse.fill(field.tracking, `trk ${mark}`);
    await warehouse.press(act.save);
    await warehouse.seesDialog();
    await warehouse.sees(phrases.section.expected);
    await warehouse.press(act.tally);
    await expect(warehouse.page.getByText(`Bánh ${mark} × 3`)).toBeVisible();
    await warehouse.press(menu.pack);
    await expect(warehouse.page.getByRole('heading', { level: 1, name: menu.pack })).toBeVisible();
    await warehouse.open(act.pack);
    for (const [label, value] of [
      [field.length, '60'],
      [field.width, '40'],
      [field.height, '40'],
      [field.weight, '12,4'],
    ] as const)
      await warehouse.fill(label, value);
    await warehouse.finish(act.pack);
    await warehouse.open(act.new_pallet);
    await warehouse.finish(act.save);
    await warehouse.open(act.set_location);
    await warehouse.page.getByRole('dialog').getByLabel(field.location, { exact: true }).click();
    await warehouse.page.getByRole('option').first().click();
    await warehouse.finish(act.save);
    await warehouse.open(act.put_on_pallet);
    await warehouse.finish(act.save);
    await expect(warehouse.page.getByText(/1 × Pallet \d+/).first()).toBeVisible();
  });

  await test.step('purchasing distributes the goods', async () => {
    await purchase.go(menu.distribution);
    await purchase.fill(act.search, product);
    await expect(purchase.page.getByRole('row').filter({ hasText: product })).toHaveCount(1);
    await purchase.open(act.distribute);
    await purchase.finish(act.distribute);
    await purchase.sees(message.empty_filtered);
  });

  let box = '';
  await test.step('the warehouse assembles the boxes to the order', async () => {
    box =
      (await warehouse.page
        .getByRole('row')
        .filter({ hasText: `Bánh ${mark}` })
        .locator('td')
        .first()
        .textContent()) ?? '';
    await warehouse.go(menu.assemble);
    await warehouse.open(act.assemble);
    await warehouse.pick(field.order, order);
    await warehouse.pick(field.box, box);
    await warehouse.finish(act.save);
    await warehouse.sees(order);
  });

  await test.step('the warehouse writes the bill, whose freight is rated', async () => {
    await warehouse.go(menu.lading_bills);
    await warehouse.open(act.create);
    await warehouse.pick(field.customer, customer);
    await warehouse.press(act.save);
    await warehouse.seesDialog();
    await warehouse.sees(field.freight);
    await warehouse.open(act.add_boxes);
    await warehouse.finish(act.add);
    await expect(warehouse.page.getByText('1.680.000 ₫').first()).toBeVisible();
    await expect(warehouse.page.getByText('50.000 ₫').first()).toBeVisible();
  });
  const billAddress = warehouse.page.url();

  await test.step('the warehouse loads a container', async () => {
    await warehouse.closeDialog();
    await warehouse.go(menu.containers);
    await warehouse.open(act.create);
    await warehouse.fill(field.name, `TAU-${mark}`);
    await warehouse.press(act.save);
    await warehouse.seesDialog();
    await warehouse.sees(phrases.section.readiness);
    await warehouse.open(act.attach_bills);
    await warehouse.openRow(customer);
    await warehouse.finish(act.attach_bills);
    await warehouse.press(`${act.load} 1`);
    await warehouse.sees('1 / 1');
    await expect(warehouse.page.getByRole('button', { name: action.cut_off, exact: true })).toBeDisabled();
  });

  await test.step('accounting settles fee and freight', async () => {
    await accounting.page.goto(billAddress);
    await accounting.seesDialog();
    await accounting.press(action.debit);
    await accounting.confirm();
    await accounting.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order}`);
    await accounting.open(act.pay_service);
    await accounting.fill(`${field.amount} (VND)`, '50000');
    await accounting.finish(act.save);
    await accounting.sees(status.CompletedServiceDebit);
  });

  await test.step('the container leaves, arrives and is unloaded', async () => {
    await warehouse.page.reload();
    await warehouse.seesDialog();
    await warehouse.press(action.cut_off);
    await warehouse.confirm();
    await warehouse.sees(vi.warehouse.container_status.cut_off);
    await warehouse.closeDialog();
    await warehouse.go(menu.arrivals);
    await warehouse.openRow(`TAU-${mark}`);
    await warehouse.press(`${act.unload} 1`);
    await warehouse.sees(vi.warehouse.container_status.arrived);
    await warehouse.closeDialog();
  });

  await test.step('the warehouse delivers', async () => {
    await warehouse.go(menu.deliveries);
    await warehouse.open(act.create);
    await warehouse.pick(field.customer, customer);
    await warehouse.press(act.save);
    await warehouse.seesDialog();
    await warehouse.sees(phrases.section.boxes);
    await warehouse.open(act.add_boxes);
    await warehouse.finish(act.add);
    await admin.page.goto(warehouse.page.url());
    await admin.seesDialog();
    await admin.open(field.address);
    await admin.open(act.add_address);
    await admin.fill(field.consignee, customer);
    await admin.choose(field.province, 'Thành phố Hà Nội');
    await admin.choose(field.ward, 'Phường Hoàn Kiếm');
    await admin.fill(field.address_detail, '12 Tràng Tiền');
    await admin.press(act.save);
    await expect(
      admin.page.getByText('12 Tràng Tiền, Phường Hoàn Kiếm, Thành phố Hà Nội').first(),
    ).toBeVisible();
    await warehouse.page.reload();
    await warehouse.seesDialog();
    await warehouse.press(action.ship);
    await warehouse.confirm();
    await warehouse.sees(vi.warehouse.delivery_status.shipping);
    await warehouse.press(action.receive);
    await warehouse.confirm();
    await warehouse.sees(vi.warehouse.delivery_status.received);
  });

  await test.step('the debt is repaid, the order is finished, and the books balance', async () => {
    await accounting.page.reload();
    await accounting.open(act.pay_service);
    await accounting.finish(act.save);
    await accounting.sees(status.CompletedFinish);
    await accounting.go(menu.account_period);
    await accounting.sees(message.balanced);
    await sale.page.reload();
    await sale.sees(status.CompletedFinish);
  });
});
