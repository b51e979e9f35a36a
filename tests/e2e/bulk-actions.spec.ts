// What repeats for several purchases and parcels is done once, on what is selected.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  payOrder,
  TODAY,
  unique,
  type Crew,
} from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act } = vi.order.purchase;
const attach = vi.common.action.attach_tracking;
const PIECES = [2, 3, 4];

/** A paid order of three lines, each from a supplier of its own. */
async function threeSuppliers(crew: Crew) {
  const mark = unique();
  const { id: customer } = await makeCustomer(crew);
  await deposit(crew, customer, '100000', 'JPY');
  const items = [];
  for (const [index, quantity] of PIECES.entries()) {
    const supplier_id = await makeSupplier(crew, `Cửa hàng ${mark} ${index + 1}`);
    const product_id = await makeProduct(crew, { name: `Trà ${mark} ${index + 1}`, supplier_id });
    items.push({ product_id, price: '1000', quantity: String(quantity) });
  }
  const { id } = await makeOrder(crew, customer, items);
  await approve(crew, id);
  const order = await crew.sale('GET', `orders/${id}`);
  await payOrder(crew, customer, id, order.purchase_cost_unsolved);
  return { mark, order, customer };
}

/** Their purchases, ordered. */
async function threePurchases(crew: Crew) {
  const paid = await threeSuppliers(crew);
  const products = paid.order.items.map(({ product_id }: { product_id: string }) => ({ product_id }));
  const { data } = await crew.purchase('POST', 'list-to-buy/purchases', { products, ordered: true });
  return { ...paid, purchases: data as { id: number; supplier_id: number; total: string }[] };
}

const codesOf = async (crew: Crew, id: number): Promise<string[]> =>
  (await crew.purchase('GET', `purchases/${id}`)).trackings.map(({ code }: { code: string }) => code);

test('tracking numbers of three suppliers are entered in one dialog right after buying', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { mark } = await threeSuppliers(crew);
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  await buyer.go(vi.order.order_item.title.to_buy);
  await buyer.fill(vi.common.act.search, mark);
  await expect(page.getByRole('row')).toHaveCount(PIECES.length + 1);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  const label = act.buy.replace('{{count}}', '3');
  await buyer.open(label);
  await buyer.sees(`Cửa hàng ${mark} 3`);
  await buyer.finish(label);
  await buyer.open(`${attach} (3)`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(2)).toContainText(`Cửa hàng ${mark} 2`);
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  for (const index of [1, 2, 3]) {
    await page.keyboard.type(`t-${mark}-${index}`);
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: vi.common.message.show_all.replace('{{count}}', '3') }).click();
  await expect(page.getByRole('heading', { level: 1, name: vi.order.purchase.plural })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(PIECES.length + 1);
  for (const index of [1, 2, 3])
    await expect(page.getByRole('row').filter({ hasText: `Cửa hàng ${mark} ${index}` })).toContainText(
      `T${mark}${index}`,
    );
});

test('a pasted list fills the selected purchases; a refusal is shown at its row, and all is undone', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { mark, purchases } = await threePurchases(crew);
  const [first, second, third] = purchases.map(({ id }) => id) as [number, number, number];
  const buyer = await Person.signIn(browser, 'purchase', { width: 390 });
  const { page } = buyer;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/purchases?purchases-id=${first},${second},${third}`);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  await buyer.open(`${attach} (3)`);
  const dialog = page.getByRole('dialog');
  const input = (id: number) => page.getByRole('textbox', { name: documentNumber('purchase', id) });
  const row = (id: number) => dialog.getByRole('row').filter({ has: input(id) });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await input(first).focus();
    await page.keyboard.press('ControlOrMeta+V');
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(`${third}\tC${mark}\n${first}\tA${mark}\n${second}\t--\n999999999\tX${mark}`);
  await expect(dialog.getByRole('alert')).toContainText('999999999');
  await expect(input(third)).toHaveValue(`C${mark}`);
  await buyer.press(`${attach} (3)`);
  await expect(row(second)).toContainText('--');
  await expect(input(second)).toBeFocused();
  await expect(input(second)).toHaveAttribute('aria-invalid', 'true');
  expect(await codesOf(crew, first)).toEqual([]);
  await input(second).fill(`b ${mark}`);
  await buyer.finish(`${attach} (3)`);
  expect(await codesOf(crew, second)).toEqual([`B${mark}`]);
  await page.getByRole('button', { name: vi.common.act.undo }).click();
  await buyer.sees(vi.common.message.undone);
  for (const id of [first, second, third]) expect(await codesOf(crew, id)).toEqual([]);
});

/** Their parcels, on the way. */
async function threeParcels(crew: Crew) {
  const bought = await threePurchases(crew);
  const trackings = bought.purchases.map(({ id }, index) => ({
    purchase_id: id,
    tracking_code: `K${bought.mark}${index + 1}`,
  }));
  await crew.purchase('POST', 'purchases/trackings', { trackings });
  return { ...bought, codes: trackings.map(({ tracking_code }) => tracking_code) };
}

test('parcels are received scan by scan, and those that came as ordered are tallied at once', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { mark, order, codes } = await threeParcels(crew);
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await warehouse.go(vi.warehouse.sfa.title.list);
  await warehouse.open(vi.warehouse.sfa.act.scan);
  const dialog = page.getByRole('dialog');
  const unknown = `U${mark}`;
  for (const code of [...codes, unknown, codes[0]!]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('log')).toContainText(vi.warehouse.sfa.errors.sfa_exists);
  const row = (code: string) => dialog.getByRole('row').filter({ hasText: code });
  for (const [index, code] of codes.entries()) {
    await expect(row(code)).toContainText(`Cửa hàng ${mark} ${index + 1}`);
    await expect(row(code)).toContainText(order.id);
    await expect(row(code)).toContainText(`× ${PIECES[index]}`);
  }
  await expect(row(unknown)).toContainText(vi.warehouse.sfa.left.nothing_expected);
  await warehouse.finish(vi.warehouse.sfa.act.tally_expected);
  const { items } = await crew.sale('GET', `orders/${order.id}`);
  expect(items.map((item: { distributed_quantity: string }) => Number(item.distributed_quantity))).toEqual(
    PIECES,
  );
});

test('selected parcels are tallied as expected on a phone', async ({ browser }) => {
  const crew = await apiCrew();
  const { order, codes } = await threeParcels(crew);
  for (const tracking_code of codes)
    await crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY });
  const { page } = await Person.signIn(browser, 'warehouse', { width: 390 });
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/inbound/purchase-order?sfas-untallied=true`);
  for (const code of codes)
    await page.getByRole('row').filter({ hasText: code }).getByRole('checkbox').click();
  await page.getByRole('button', { name: `${vi.warehouse.sfa.act.tally_expected} (3)` }).click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { items } = await crew.sale('GET', `orders/${order.id}`);
  expect(items.map((item: { distributed_quantity: string }) => Number(item.distributed_quantity))).toEqual(
    PIECES,
  );
});

test('parcels of an order are packed together, and their boxes belong to the order', async ({ browser }) => {
  const crew = await apiCrew();
  const { order, codes } = await threeParcels(crew);
  const sfa_ids: number[] = [];
  for (const tracking_code of codes) {
    const parcel = { tracking_code, quantity: 1, arrival_date: TODAY };
    sfa_ids.push((await crew.warehouse('POST', 'sfas', parcel)).id);
  }
  await crew.warehouse('POST', 'sfa-receipts/expected', { sfa_ids });
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  await warehouse.go(vi.warehouse.pallet.title.pack);
  await warehouse.open(vi.warehouse.owning_box.act.pack_parcels);
  const dialog = page.getByRole('dialog');
  for (const code of codes) {
    const row = dialog.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText(order.id);
    await row.getByRole('checkbox').check();
  }
  for (const [label, value] of [
    [vi.common.field.length, '60'],
    [vi.common.field.width, '40'],
    [vi.common.field.height, '40'],
    [vi.common.field.weight, '12,4'],
  ] as const)
    await warehouse.fill(label, value);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const { data } = await crew.warehouse('GET', `owning-boxes?filter[order_id]=${order.id}`);
  expect(data.filter((box: { quantity: number }) => box.quantity === 1)).toHaveLength(PIECES.length);
});

test('selected orders are approved together, after those below cost are named', async ({ browser }) => {
  const crew = await apiCrew();
  const product_id = await makeProduct(crew);
  const supplier_id = await makeSupplier(crew, `Cửa hàng ${unique()}`);
  const bought = { product_id, price: '900', quantity: '1' };
  await crew.purchase('POST', 'purchases', { supplier_id, currency_id: 'JPY', items: [bought] });
  const { id: customer } = await makeCustomer(crew);
  const ids: string[] = [];
  for (const price of ['1000', '500'])
    ids.push((await makeOrder(crew, customer, [{ product_id, price, quantity: '1' }])).id);
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders?orders-customer_id=${customer}`);
  await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
  await sale.open(`${vi.common.action.approve} (2)`);
  const row = (id: string) => page.getByRole('dialog').getByRole('row').filter({ hasText: id });
  const below = vi.order.order_item.message.lines_below_cost.replace('{{count}}', '1');
  await expect(row(ids[1]!)).toContainText(below);
  await expect(row(ids[0]!)).not.toContainText(below);
  await sale.finish(`${vi.common.action.approve} (2)`);
  for (const id of ids) expect((await crew.sale('GET', `orders/${id}`)).approved_at).not.toBeNull();
});
