import { write } from './write.ts';
import { Person, phrases } from './person.ts';
import { expect, test } from './test.ts';

const { title, act, field, type, message, status, section } = phrases.order.order;
const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`.toUpperCase();

/** A customer created by an administrator, and sales at work. */
async function begin(browser: Parameters<typeof Person.signIn>[0], name: string) {
  const [admin, sale] = [await Person.signIn(browser, 'admin'), await Person.signIn(browser, 'sale')];
  await write(admin.page, 'POST', 'users', {
    ...{ name, tel: '0901234567', role_id: 'customer', password: 'hakobu-demo' },
    email: `${mark().toLowerCase()}@example.test`,
  });
  return { admin, sale };
}

/** The number of the new order. */
async function numberOf(sale: Person, prefix: string): Promise<string> {
  const heading = sale.page.getByRole('heading', { level: 1, name: new RegExp(`^${prefix}\\d+$`) });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

test('a wholesale order is created, approved, and found among the orders of all types', async ({
  browser,
}) => {
  const customer = `Khách sỉ ${mark()}`;
  const product = `JAN${mark()}`;
  const { admin, sale } = await begin(browser, customer);
  await write(admin.page, 'POST', 'products', { id: product, name: `Trà ${product}`, price: '1000' });
  await sale.go(title.wholesale);
  await sale.goOn(phrases.common.act.create, title.new_wholesale);
  await sale.pick(phrases.common.field.customer, customer);
  await sale.pick(phrases.common.field.product, product);
  await sale.fill(phrases.common.field.quantity, '200');
  await sale.press(phrases.common.act.save);
  const order = await numberOf(sale, 'OW');
  await sale.press(phrases.common.action.approve);
  await sale.sees(status.CompletedApprove);
  await sale.sees(phrases.order.order.remaining.missing.replace('{{count}}', '200'));
  const credits = sale.page.locator('section').filter({
    has: sale.page.getByRole('heading', { name: phrases.accounting.credit_order.section.credits }),
  });
  expect((await credits.boundingBox())!.width).toBeLessThanOrEqual(800);
  await sale.go(title.all);
  await sale.fill(phrases.common.act.search, customer);
  const row = sale.page.getByRole('row').filter({ hasText: order });
  await expect(row).toContainText(type.wholesale);
  await expect(row.getByLabel('1 / 9')).toBeVisible();
  await sale.openRow(order);
  await expect(sale.page).toHaveURL(new RegExp(`/sale/orders/wholesale/${order}$`));
});

test('a shipment order lists parcels, and more are added and removed', async ({ browser }) => {
  const customer = `Khách gửi ${mark()}`;
  const [first, second] = [`JP${mark()}A`, `JP${mark()}B`];
  const { sale } = await begin(browser, customer);
  await sale.go(title.shipment);
  await sale.goOn(phrases.common.act.create, title.new_shipment);
  await sale.pick(phrases.common.field.customer, customer);
  await sale.fill(field.code, first);
  await sale.press(act.add_parcel);
  await sale.press(phrases.common.act.save);
  await numberOf(sale, 'OS');
  await sale.sees(first);
  await expect(sale.page.getByRole('cell', { name: /^HKB\d{8}$/ })).toBeVisible();
  await sale.sees(phrases.order.tracking.state.false);
  await sale.open(act.attach_parcel);
  await sale.fill(phrases.common.field.tracking, second);
  await sale.finish(phrases.common.action.attach_tracking);
  const added = sale.page.getByRole('row').filter({ hasText: second });
  await added.getByRole('button', { name: act.detach_parcel }).click();
  await expect(added).toHaveCount(0);
  await sale.sees(first);
});

test('parcels of a shipment order are scanned one after the other, and an empty row is ignored', async ({
  browser,
}) => {
  const customer = `Khách quét ${mark()}`;
  const codes = [`SC${mark()}A`, `SC${mark()}B`];
  const { sale } = await begin(browser, customer);
  const { page } = sale;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/shipment/new`);
  await sale.pick(phrases.common.field.customer, customer);
  await page.getByRole('textbox', { name: field.code, exact: true }).focus();
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter'); // Scanners end a code with Enter.
  }
  await expect(page.locator('tr[data-line]')).toHaveCount(3);
  await sale.press(phrases.common.act.save);
  await numberOf(sale, 'OS');
  for (const code of codes) await sale.sees(code);
  await expect(page.getByRole('cell', { name: /^HKB\d{8}$/ })).toHaveCount(0);
});

test('a payment order pays a payee in Japan by a purchase of its own', async ({ browser }) => {
  const customer = `Khách nhờ ${mark()}`;
  const supplier = `Shop ${mark()}`;
  const { admin, sale } = await begin(browser, customer);
  await write(admin.page, 'POST', 'suppliers', { name: supplier });
  await sale.go(title.payment);
  await sale.goOn(phrases.common.act.create, title.new_payment);
  await sale.pick(phrases.common.field.customer, customer);
  await sale.pick(phrases.common.field.supplier, supplier);
  await sale.fill(`${phrases.common.field.amount} (JPY)`, '12000');
  await sale.press(phrases.common.act.save);
  await numberOf(sale, 'OP');
  await sale.open(act.change_payees);
  await sale.fill(`${phrases.common.field.amount} (JPY)`, '11000');
  await sale.finish(phrases.common.act.save);
  await expect(sale.page.getByRole('row').filter({ hasText: supplier })).toContainText('11.000 ¥');
  await sale.press(phrases.common.action.approve);
  await sale.sees(status.CompletedApprove);
  const row = sale.page.getByRole('row').filter({ hasText: supplier });
  await expect(row).toContainText(message.payee_open);
  await expect(row.getByRole('link')).toHaveText(/^PO\d{6}$/);
  await expect(sale.page.getByText(section.payees)).toBeVisible();
});
