// Damage by clicking: a box of a bill is wet, its customer is paid for it in two parts, and the order tells
// it; then what a container costs, and what is left of it.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeProduct, makeSupplier } from '../../server/seed/demo/steps.ts';
import { billedOrder } from './billed.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { compensation, container_cost: cost } = vi.warehouse;
const { field, act } = vi.common;

test('a wet box is paid for in two parts', async ({ browser }) => {
  const made = await billedOrder(await apiCrew(), `Khách ướt ${Date.now().toString(36)}`);
  const [warehouse, accounting] = await Promise.all([
    Person.signIn(browser, 'warehouse'),
    Person.signIn(browser, 'accounting'),
  ]);

  await test.step('the warehouse says which box, how much and why', async () => {
    await warehouse.page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${made.bill}`));
    await warehouse.open(compensation.act.new);
    await warehouse.page.getByRole('dialog').getByLabel(String(made.box), { exact: true }).check();
    await warehouse.fill(`${compensation.field.damaged} ${made.box}`, '1');
    await warehouse.fill(field.amount, '800000');
    await warehouse.fill(field.note, 'Thùng bị ướt');
    await warehouse.finish(compensation.act.new);
    const row = warehouse.page.getByRole('row').filter({ hasText: 'Thùng bị ướt' });
    await expect(row).toContainText('800.000 ₫');
    await expect(row).toContainText(`${made.box} × 1`);
  });

  await test.step('accounting pays 500,000 of it from the list, and then the rest', async () => {
    await accounting.go(compensation.title.warehouse);
    const row = accounting.page.getByRole('row').filter({ hasText: made.order });
    await row.getByRole('button', { name: act.pay, exact: true }).click();
    await accounting.fill(`${field.amount} (VND)`, '500000');
    await accounting.finish(/^Thanh toán 500\.000/);
    await expect(row).toContainText(compensation.state.in_part);
    await row.getByRole('button', { name: act.pay, exact: true }).click();
    await accounting.finish(/^Thanh toán 300\.000/);
    await expect(row).toContainText(compensation.state.paid);
  });

  await test.step('the order tells it', async () => {
    await accounting.page.goto(url(`/sale/orders/retail/${made.order}`));
    const money = accounting.page.locator('.money-summary tr').filter({ hasText: compensation.name });
    await expect(money).toContainText('800.000 ₫');
    await accounting.page.getByRole('tab', { name: compensation.name }).click();
    const row = accounting.page.getByRole('row').filter({ hasText: 'Thùng bị ướt' });
    await expect(row).toContainText(compensation.state.paid);
  });
});

test('what a container costs is entered, and its profit seen', async ({ browser }) => {
  const made = await billedOrder(await apiCrew(), `Khách cont ${Date.now().toString(36)}`);
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await accounting.go(cost.title.list);
  await page.getByRole('link', { name: made.container }).click();
  await accounting.open(cost.act.new);
  await accounting.pick(field.supplier, made.shipper);
  await accounting.fill(field.amount, '650000');
  await accounting.finish(act.save);
  const supplier = page.getByRole('row').filter({ hasText: made.shipper });
  await expect(supplier).toContainText('650.000 ₫');
  await expect(supplier).toContainText(cost.state.open);
  await expect(page.getByRole('row').filter({ hasText: '900.000 ₫' }).first()).toContainText('250.000 ₫');
});

test('what a supplier grants for a purchase is our advance, and can be taken back', async ({ browser }) => {
  const crew = await apiCrew();
  const product_id = await makeProduct(crew);
  const { id } = await crew.purchase('POST', 'purchases', {
    ...{ supplier_id: await makeSupplier(crew), currency_id: 'JPY' },
    items: [{ product_id, price: '3000', quantity: '1' }],
  });
  await crew.purchase('PUT', `purchases/${id}/approve`);
  const { compensation_purchase: grant, compensation_purchase_refund: takeBack } =
    vi.accounting.transaction.type;
  const accounting = await Person.signIn(browser, 'accounting');
  await accounting.page.goto(url(`/purchase/purchases/${id}`));
  await accounting.open(grant);
  await accounting.fill(`${field.amount} (JPY)`, '400');
  await accounting.finish(new RegExp(`^${grant} 400`));
  await accounting.sees('400 ¥');
  await accounting.open(takeBack);
  await accounting.fill(`${field.amount} (JPY)`, '150');
  await accounting.finish(new RegExp(`^${takeBack} 150`));
  await accounting.sees('250 ¥');
  await accounting.go(compensation.title.purchase);
  const row = accounting.page.getByRole('row').filter({ hasText: '250 ¥' });
  await expect(row.first()).toBeVisible();
});
