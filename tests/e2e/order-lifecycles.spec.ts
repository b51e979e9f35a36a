// Complete lifecycles of orders on screen, from creation to the last payment. Retail orders are in the main
// job, contracts in a file of their own.
import type { Browser } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { deposit, makeCustomer, makeProduct, makeSupplier } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { tomorrow } from './tomorrow.ts';
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

const { act, title, status, field, message } = vi.order.order;
const { lot } = vi.order;

/** A customer with money, and all roles. */
async function begin(browser: Browser) {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 100)}`.toUpperCase();
  const crew = await apiCrew();
  const name = `Khách ${mark}`;
  const { id } = await makeCustomer(crew, { name });
  await deposit(crew, id, '900000', 'JPY');
  await deposit(crew, id, '90000000', 'VND');
  const [sale, purchase, warehouse, accounting] = (await Promise.all(
    (['sale', 'purchase', 'warehouse', 'accounting'] as const).map((role) => Person.signIn(browser, role)),
  )) as [Person, Person, Person, Person];
  return { mark, crew, name, sale, purchase, warehouse, accounting };
}

/** The number of the new order. */
async function numberOf({ page }: Person, prefix: string): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^${prefix}\\d+$`) });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

const look = (person: Person, path: string) =>
  person.page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/${path}`);

/** Pays from the wallet the amount on a button of the order. */
async function pay(accounting: Person, button: string): Promise<void> {
  await accounting.open(new RegExp(`^${button} `));
  await accounting.finish(/^Thanh toán .+$/);
}

/** From the customer's boxes to delivery: a bill, a container, a delivery; freight is paid in between. */
async function carry(
  { name, mark, warehouse, accounting }: Awaited<ReturnType<typeof begin>>,
  order: string,
): Promise<void> {
  await test.step('a bill, a container', async () => {
    await writeBill(warehouse, name);
    await loadContainer(warehouse, name, `TAU-${mark}`);
  });
  await test.step('accounting takes freight and fee', async () => {
    await look(accounting, order);
    await pay(accounting, act.pay_service);
    await accounting.sees(status.CompletedServicePayment);
  });
  await test.step('the goods travel and are handed over', async () => {
    await shipContainer(warehouse, `TAU-${mark}`);
    await deliver(warehouse, name);
  });
  await test.step('the order is finished', async () => {
    await accounting.page.reload();
    await accounting.sees(status.CompletedFinish);
  });
}

test('the life of a wholesale order', async ({ browser }) => {
  const all = await begin(browser);
  const { mark, crew, name, sale, purchase, warehouse, accounting } = all;
  const product = `JAN${mark}`;
  const supplier = `Xưởng ${mark}`;
  const supplier_id = await makeSupplier(crew, supplier);
  await makeProduct(crew, { id: product, name: `Trà ${mark}`, supplier_id });
  await sale.go(title.wholesale);
  await sale.goOn(vi.common.act.create, title.new_wholesale);
  await sale.pick(vi.common.field.customer, name);
  await sale.pick(vi.common.field.product, product);
  await sale.fill(vi.common.field.quantity, '200');
  await sale.press(vi.common.act.save);
  const order = await numberOf(sale, 'OW');
  await sale.press(vi.common.action.approve);
  await sale.sees(status.CompletedApprove);

  await test.step('the goods are paid, bought, received and given to the order', async () => {
    await look(accounting, `wholesale/${order}`);
    await pay(accounting, act.pay_goods);
    await accounting.sees(status.CompletedPurchaseCostPayment);
    await buyListed(purchase, { product, supplier }, `TRK-${mark}`);
    await receiveParcel(warehouse, `TRK-${mark}`, `Trà ${mark} × 200`);
    await packAndPutAway(warehouse);
    await assemble(warehouse, order);
  });
  await carry(all, `wholesale/${order}`);
});

test('the life of a shipment order', async ({ browser }) => {
  const all = await begin(browser);
  const { mark, name, sale, warehouse } = all;
  await sale.go(title.shipment);
  await sale.goOn(vi.common.act.create, title.new_shipment);
  await sale.pick(vi.common.field.customer, name);
  await sale.fill(field.code, `JP${mark}`);
  await sale.press(vi.common.act.save);
  const order = await numberOf(sale, 'OS');
  await sale.press(vi.common.action.approve);
  await sale.sees(status.CompletedApprove);

  await test.step('the parcel comes in and is packed for the order', async () => {
    await receiveParcel(warehouse, `jp ${mark}`);
    await packAndPutAway(warehouse, order);
    await sale.page.reload();
    await sale.sees(status.CompletedReceiveJp);
  });
  await carry(all, `shipment/${order}`);
});

test('the life of a payment order', async ({ browser }) => {
  const { mark, crew, name, sale, accounting } = await begin(browser);
  const supplier = `Hội ${mark}`;
  await makeSupplier(crew, supplier);
  await sale.go(title.payment);
  await sale.goOn(vi.common.act.create, title.new_payment);
  await sale.pick(vi.common.field.customer, name);
  await sale.fill(`${vi.common.field.service_fee} (VND)`, '90000');
  await sale.pick(vi.common.field.supplier, supplier);
  await sale.fill(`${vi.common.field.amount} (JPY)`, '12000');
  await sale.press(vi.common.act.save);
  const order = await numberOf(sale, 'OP');
  await sale.press(vi.common.action.approve);
  await sale.sees(status.CompletedApprove);

  await look(accounting, `payment/${order}`);
  await pay(accounting, act.pay_goods);
  await accounting.sees(status.CompletedPurchaseCostPayment);

  await test.step('the payee is paid on the screen of the order', async () => {
    await accounting.open(act.pay_payee);
    await accounting.open(vi.common.act.pay);
    await accounting.press(/^Thanh toán .+ ¥$/); // Nothing is due afterwards.
    await expect(accounting.page.getByRole('dialog')).toHaveCount(0);
    await expect(accounting.page.getByRole('row').filter({ hasText: supplier })).toContainText(
      message.payee_paid,
    );
    await accounting.sees(status.CompletedPurchases);
  });
  await pay(accounting, act.pay_service);
  await accounting.sees(status.CompletedFinish);
});

test('the life of a lot that is won', async ({ browser }) => {
  const all = await begin(browser);
  const { mark, crew, name, sale, purchase, warehouse } = all;
  const supplier = `Nhà đấu giá ${mark}`;
  await makeSupplier(crew, supplier);
  await sale.go(title.auction);
  await sale.goOn(vi.common.act.create, title.new_auction);
  await sale.pick(vi.common.field.customer, name);
  await sale.fill(lot.field.auction_id, `x${mark}`);
  await sale.fill(vi.common.field.title, `Máy ảnh ${mark}`);
  await sale.fill(lot.field.ends_at, tomorrow());
  await sale.fill(`${lot.field.max_bid} (JPY)`, '12000');
  await sale.press(vi.common.act.save);
  const order = await numberOf(sale, 'OA');
  await sale.press(vi.common.action.approve);
  await sale.sees(lot.state.bidding);
  await sale.open(lot.action.win);
  await sale.fill(lot.field.won_price, '11000');
  await sale.finish(lot.action.win);
  await sale.sees(status.CompletedPurchaseCostPayment);

  await test.step('what was won is bought of the auction house, received and given to the order', async () => {
    await buyListed(purchase, { product: `x${mark}`, supplier, isNew: true }, `TRK-${mark}`);
    await receiveParcel(warehouse, `TRK-${mark}`, `Máy ảnh ${mark} × 1`);
    await packAndPutAway(warehouse);
    await assemble(warehouse, order);
  });
  await carry(all, `auction/${order}`);
});
