// Corrections on screen: a later line, measures, deletions of mistakes, and the location of a pallet.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  buy,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  paidOrder,
  payOrder,
} from '../../server/seed/demo/steps.ts';
import { boxOf, NARITA } from '../main-job/boxes.ts';
import { inDays } from '../main-job/money.ts';
import { billedBoxes } from './billed-order.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, action, field } = vi.common;
const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

test('an added line has the typed price including tax', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  const { id } = await makeOrder(crew, customer, [{ product_id, price: '1000', quantity: '1' }]);
  const sale = await Person.signIn(browser, 'sale');
  await sale.page.goto(url(`/sale/orders/retail/${id}`));
  await sale.open(act.add_product);
  const dialog = sale.page.getByRole('dialog');
  const { name } = await crew.sale('GET', `products/${product_id}`);
  await sale.pick(field.product, name);
  await sale.fill(field.price, '1100');
  await sale.fill(vi.order.order.field.tax_percent, '10');
  await expect(dialog.getByRole('switch', { name: vi.order.order.field.with_tax })).toBeChecked();
  await expect(dialog.locator('.facts')).toContainText('1.100');
  await sale.finish(act.save);
  const { items } = await crew.sale('GET', `orders/${id}`);
  expect(items.at(-1)).toMatchObject({ price: '1000', tax: '100', balance: '1100' });
});

test('freight by value follows from the declared value', async ({ browser }) => {
  const crew = await apiCrew();
  const { id } = await billedBoxes(crew, 1);
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${id}`));
  await page.getByRole('button', { name: act.edit, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const value = dialog.getByLabel(vi.warehouse.lading_bill.log.declared_value);
  await expect(value).toHaveCount(0);
  await dialog.getByRole('combobox', { name: vi.warehouse.lading_bill.field.charge_by }).click();
  await page.getByRole('option', { name: vi.warehouse.freight.type.by_value }).click();
  await value.fill('2500000');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.facts').getByText('2.500.000 ₫')).toBeVisible();
  expect(await crew.warehouse('GET', `lading-bills/${id}`)).toMatchObject({
    type_freight_charge: 'by_value',
    declared_value: '2500000',
  });
});

test('an open box is weighed again; a free one is deleted', async ({ browser }) => {
  const crew = await apiCrew();
  const box = await crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew), { duplicate: 1 }));
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url(`/warehouse/internal/boxes/management?box_id=${box.id}`));
  const edit = page.getByRole('button', { name: act.edit, exact: true });
  if (box.closed_at !== null) {
    await expect(edit).toBeDisabled(); // The hint says that the box must be opened first.
    await page.getByRole('button', { name: vi.warehouse.box.act.reopen, exact: true }).click();
  }
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field.weight).fill('7,25');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  expect(await crew.warehouse('GET', `boxes/${box.id}`)).toMatchObject({ weight: '7.25' });
  await page.getByRole('button', { name: action.delete, exact: true }).click();
  await dialog.locator('[data-confirms]').click();
  await expect(page.getByRole('button', { name: action.delete, exact: true })).toHaveCount(0);
  expect(await crew.warehouse('GET', `boxes/${box.id}`)).toMatchObject({ free_quantity: 0 });
});

test('a bill created by mistake is deleted, and its list is shown again', async ({ browser }) => {
  const crew = await apiCrew();
  const { id, box } = await billedBoxes(crew, 1);
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url(`/warehouse/internal/boxes/management?box_id=${box.id}`));
  await expect(page.getByRole('button', { name: action.delete, exact: true })).toBeDisabled();
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${id}`));
  await page.getByRole('button', { name: action.delete, exact: true }).click();
  await page.locator('[data-confirms]').click();
  await expect(page).not.toHaveURL(/lading_bill_id/);
  await expect(page.getByRole('heading', { name: vi.warehouse.lading_bill.plural })).toBeVisible();
  const { data } = await crew.warehouse('GET', `lading-bills?filter[id]=${id}`);
  expect(data).toEqual([]);
});

test('the price of a bought line is text, and corrected with a reason', async ({ browser }) => {
  const crew = await apiCrew();
  const { order } = await paidOrder(crew);
  const line = order.items[0];
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  const price = page.getByRole('button', { name: `${field.price} ${line.product_name}` });
  await page.goto(url(`/sale/orders/retail/${order.id}`));
  await expect(price).toBeVisible();
  await buy(crew, order);
  await expect(price).toHaveCount(0);
  await sale.open(`${action.correct_price} ${line.product_name}`);
  await sale.fill(field.price, '900');
  await expect(page.getByRole('dialog')).toContainText('3.300 ¥ → 2.970 ¥');
  await sale.fill(field.reason, 'Giá sai');
  await sale.finish(action.correct_price);
  await expect(page.getByRole('row').filter({ hasText: line.product_id })).toContainText('2.970 ¥');
  expect((await crew.sale('GET', `orders/${order.id}`)).purchase_cost_unsolved).toBe('-330');
});

test('a finished order is shown as text', async ({ browser }) => {
  const crew = await apiCrew();
  const { data } = await crew.sale('GET', 'order/retails?filter[status_id]=CompletedFinish&per_page=1');
  const { items } = await crew.sale('GET', `orders/${data[0].id}`);
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url(`/sale/orders/retail/${data[0].id}`));
  const row = page.getByRole('row').filter({ hasText: items[0].product_id });
  await expect(row).toBeVisible();
  await expect(row.locator('button:not(.thumbnail)')).toHaveCount(0);
  for (const name of [act.add_product, action.update])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('a pallet is put at a chosen location, and removed from it on request', async ({ browser }) => {
  const crew = await apiCrew();
  const pallet = await crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: NARITA });
  const { leave_location } = vi.warehouse.pallet.act;
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await page.goto(url(`/warehouse/internal/assemble-to-stock?pallet_id=${pallet.id}`));
  await warehouse.open(action.set_location);
  const dialog = page.getByRole('dialog');
  const save = dialog.locator('button[type=submit]');
  await expect(save).toBeDisabled();
  await warehouse.choose(vi.warehouse.pallet.field.location, '-');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const { location_name } = await crew.warehouse('GET', `pallets/${pallet.id}`);
  await expect(page.getByText(location_name).first()).toBeVisible();
  await warehouse.open(action.set_location);
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: leave_location.replace('{{location}}', location_name) }).click();
  await expect(dialog).toHaveCount(0);
  expect(await crew.warehouse('GET', `pallets/${pallet.id}`)).toMatchObject({ location_id: null });
  await expect(page.getByRole('button', { name: act.undo }).last()).toBeVisible();
});

test('bills for a container are selected over several pages', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer_id } = await makeCustomer(crew);
  const way = { shipment_method_id: 'air', from_area_id: 1, to_area_id: 3 };
  const bills: { id: number; name: string }[] = [];
  for (let made = 0; made < 22; made += 1)
    bills.push(await crew.warehouse('POST', 'lading-bills', { customer_id, ...way }));
  const container = await crew.warehouse('POST', 'containers', {
    ...{ name: `AIR-${Date.now()}`, type_id: '20GP', ...way },
  });
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await page.goto(url(`/warehouse/outbound/transfer-order?container_id=${container.id}`));
  await warehouse.open(vi.warehouse.container.act.attach_bills);
  const dialog = page.getByRole('dialog');
  const [first, last] = [bills.at(-1)!, bills[0]!];
  await dialog.getByRole('checkbox', { name: first.name }).check();
  await expect(dialog.getByRole('checkbox', { name: last.name })).toHaveCount(0);
  await dialog.getByRole('button', { name: vi.common.list.pages.page.replace('{{number}}', '2') }).click();
  await dialog.getByRole('checkbox', { name: last.name }).check();
  await expect(dialog.getByText(vi.common.message.selected.replace('{{count}}', '2'))).toBeVisible();
  await warehouse.finish(vi.warehouse.container.act.attach_bills);
  const { data } = await crew.warehouse('GET', `lading-bills?filter[container_id]=${container.id}`);
  expect(data.map(({ id }: { id: number }) => id)).toEqual([first.id, last.id]);
});

test('a loose box is put on the proposed pallet, or on a chosen one', async ({ browser }) => {
  const crew = await apiCrew();
  const sought = await crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: NARITA });
  const proposed = await crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: NARITA });
  const box = await crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew), { duplicate: 1 }));
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url('/warehouse/internal/assemble-to-stock'));
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText(documentNumber('box', box.id), { exact: true }) });
  const { put_on_pallet } = vi.warehouse.pallet.act;
  await row.first().getByRole('button', { name: put_on_pallet }).click();
  const dialog = page.getByRole('dialog');
  const pallet = dialog.getByRole('combobox', { name: field.pallet });
  await expect(pallet).toHaveValue(`${documentNumber('pallet', proposed.id)} · EUR`);
  await pallet.fill(String(sought.id));
  await page.getByRole('option', { name: `${documentNumber('pallet', sought.id)} · EUR` }).click();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  expect(await crew.warehouse('GET', `pallets/${sought.id}`)).toMatchObject({ boxes_quantity: 1 });
});

test('goods are distributed to the line for which they were bought, however many lines waited before', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  await deposit(crew, customer, '200000', 'JPY');
  const one = { product_id, price: '1000', quantity: '1' };
  const many = await makeOrder(crew, customer, Array(101).fill(one));
  await approve(crew, many.id);
  await payOrder(crew, customer, many.id, '101000');
  const made = await makeOrder(crew, customer, [{ ...one, quantity: '5' }]);
  const order = await approve(crew, made.id);
  await payOrder(crew, customer, made.id, '5000');
  const { purchase, tracking } = await buy(crew, order);
  const sfa = await crew.warehouse('POST', 'sfas', {
    ...{ tracking_code: tracking, quantity: 1, arrival_date: inDays(0) },
  });
  const [item] = purchase.items;
  await crew.warehouse('POST', 'sfa-receipts', {
    ...{ sfa_id: sfa.id, packages: 1, items: [{ purchase_item_id: item.id, quantity: '5' }] },
  });
  const { page } = await Person.signIn(browser, 'purchase');
  await page.goto(url(`/purchase/available-for-distribution/${item.id}`));
  const rows = page.locator('form').getByRole('row');
  await expect(rows).toHaveCount(102); // The header, a hundred earlier lines, and this one.
  await expect(rows.nth(1)).toContainText(order.id);
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('5');
  await page.getByRole('button', { name: act.load_more }).click();
  await expect(rows).toHaveCount(103);
  await page.getByRole('button', { name: vi.order.order_distribution.act.distribute, exact: true }).click();
  await expect
    .poll(async () => (await crew.sale('GET', `orders/${order.id}`)).items[0].distributed_quantity)
    .toBe('5');
});
