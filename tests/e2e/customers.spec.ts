// The page of a customer on screen: from an order to its customer, their wallets and receivables, and the
// next order.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { approve, deposit, makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const account = vi.accounting.customer_account;

/** A customer with 900,000 VND and an approved order of 3,000 JPY. */
async function business(name: string) {
  const crew = await apiCrew();
  const { id } = await makeCustomer(crew, { name });
  await deposit(crew, id, '900000', 'VND');
  const product_id = await makeProduct(crew);
  const made = await makeOrder(crew, id, [{ product_id, price: '3000', quantity: '1' }]);
  await approve(crew, made.id);
  return { order: made.id as string, id };
}

test('an order links to its customer, whose page is complete and starts the next order', async ({
  browser,
}) => {
  const name = `Khách quen ${Date.now().toString(36)}`;
  const { order, id } = await business(name);
  const [sale, accounting] = await Promise.all([
    Person.signIn(browser, 'sale'),
    Person.signIn(browser, 'accounting', { width: 390 }),
  ]);

  await test.step('sales comes from the order, and sees money and orders', async () => {
    await sale.page.goto(url(`/sale/orders/retail/${order}`));
    await sale.page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(sale.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await sale.sees('900.000 ₫');
    await sale.sees('Trần Thị Lan');
    await expect(sale.page.getByRole('main').getByRole('link', { name: order })).toBeVisible();
  });

  await test.step('debts, addresses and questions stand behind tabs', async () => {
    await sale.page.getByRole('tab', { name: account.section.debts }).click();
    await sale.sees(account.message.no_debts);
    await sale.page.getByRole('tab', { name: vi.identity.address.plural }).click();
    await expect(sale.page.getByRole('button', { name: vi.identity.address.act.add_address })).toBeVisible();
    await expect(sale.page.getByText(vi.common.message.nothing, { exact: true })).toBeVisible();
    await sale.page.getByRole('tab', { name: account.section.questions }).click();
    await sale.sees(vi.common.message.empty);
  });

  await test.step('the next order is begun for them', async () => {
    await sale.press(account.act.new_order);
    await sale.page.getByRole('menuitem', { name: vi.order.order.type.wholesale }).click();
    const title = vi.order.order.title.new_wholesale;
    await expect(sale.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sale.page.getByLabel(new RegExp(`^${vi.common.field.customer}`)).first()).toHaveValue(
      new RegExp(name),
    );
  });

  await test.step('accounting finds them by name, and takes a deposit for them', async () => {
    await accounting.page.goto(url(`/accounting/account/customer/${id}`));
    await accounting.open(vi.accounting.transaction.act.deposit_with_cash);
    await expect(accounting.page.getByRole('dialog').getByText(name).first()).toHaveCount(0);
    await expect(
      accounting.page
        .getByRole('dialog')
        .getByLabel(new RegExp(`^${vi.common.field.customer}`))
        .first(),
    ).toHaveValue(new RegExp(name));
  });
});
