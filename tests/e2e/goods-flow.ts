// Steps of warehouse staff from a supplier's parcel to delivery, on screen.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import type { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect } from './test.ts';

/** Buys a product from the "to buy" list, and sets the tracking code of its parcel. */
export async function buyListed(
  purchase: Person,
  goods: { product: string; supplier: string; isNew?: boolean },
  code: string,
): Promise<void> {
  await purchase.go(vi.order.order_item.title.to_buy);
  await purchase.fill(vi.common.act.search, goods.product);
  await purchase.page.getByRole('checkbox', { name: goods.product }).check();
  await purchase.open(vi.order.purchase.act.buy.replace('{{count}}', '1'));
  const supplier = purchase.page.getByRole('dialog').getByRole('combobox').first();
  if (goods.isNew === true) {
    await supplier.fill(goods.supplier); // It has no supplier yet.
    await purchase.page.getByRole('option', { name: goods.supplier }).first().click();
  }
  await expect(supplier).toHaveValue(goods.supplier);
  await purchase.finish(vi.order.purchase.act.buy.replace('{{count}}', '1'));
  await purchase.sees(vi.common.message.empty_filtered);
  await purchase.go(vi.order.purchase.plural);
  await purchase.openRow(goods.supplier);
  await purchase.sees(vi.order.purchase.status.Ordered);
  await purchase.open(vi.common.action.attach_tracking);
  await purchase.fill(vi.common.field.tracking, code);
  await purchase.finish(vi.common.action.attach_tracking);
  await purchase.sees(code.replaceAll(/[^A-Z0-9]/g, ''));
}

/** Receives a parcel by its code and tallies it; `goods` are texts of the next page. */
export async function receiveParcel(warehouse: Person, code: string, goods?: string): Promise<void> {
  await warehouse.go(vi.warehouse.sfa.title.list);
  await warehouse.open(vi.common.act.create);
  await warehouse.fill(vi.common.field.tracking, code);
  await warehouse.finish(vi.common.act.save);
  await warehouse.sees(vi.warehouse.sfa.section.expected);
  await warehouse.press(vi.warehouse.sfa.act.tally);
  await waitUntilIdle(warehouse.page); // All parcels are counted by then.
  if (goods !== undefined)
    await expect(warehouse.page.getByRole('cell', { name: goods, exact: true })).toBeVisible();
}

/**
 * Packs the tallied goods into a box of 60 × 40 × 40 cm and 12.4 kg, for an order if given, and puts it
 * away.
 */
export async function packAndPutAway(warehouse: Person, order?: string): Promise<void> {
  await warehouse.press(vi.warehouse.pallet.title.pack);
  await expect(
    warehouse.page.getByRole('heading', { level: 1, name: vi.warehouse.pallet.title.pack }),
  ).toBeVisible();
  await warehouse.open(vi.common.act.pack);
  for (const [label, value] of [
    [vi.common.field.length, '60'],
    [vi.common.field.width, '40'],
    [vi.common.field.height, '40'],
    [vi.common.field.weight, '12,4'],
  ] as const)
    await warehouse.fill(label, value);
  if (order !== undefined) await warehouse.pick(vi.common.field.order, order);
  await warehouse.finish(vi.common.act.pack);
  await warehouse.open(`${vi.warehouse.pallet.act.put_away} (1)`);
  await warehouse.page
    .getByRole('dialog')
    .getByLabel(vi.warehouse.pallet.field.location, { exact: true })
    .click();
  // Any free location, because concurrent tests may use the first one.
  const places = warehouse.page.getByRole('option');
  await expect(places.first()).toBeVisible();
  await places.nth(Math.floor(Math.random() * (await places.count()))).click();
  await warehouse.finish(vi.warehouse.pallet.act.put_away);
  await expect(warehouse.page.getByText(/1 × PL\d{6}/).first()).toBeVisible();
}

/** Assembles the boxes with an order's goods to it. */
export async function assemble(warehouse: Person, order: string): Promise<void> {
  await warehouse.open(vi.warehouse.owning_box.act.assemble_proposed);
  await warehouse.sees(order);
  await warehouse.finish(vi.warehouse.owning_box.act.assemble);
  await warehouse.go(vi.warehouse.owning_box.title.assemble);
  await warehouse.sees(order);
}

/** Creates a bill for all boxes of a customer and stays on it; `freight` are amounts that it must show. */
export async function writeBill(
  warehouse: Person,
  customer: string,
  freight: readonly string[] = [],
): Promise<void> {
  await warehouse.go(vi.warehouse.lading_bill.plural);
  await warehouse.open(vi.common.act.create);
  await warehouse.pick(vi.common.field.customer, customer);
  await warehouse.press(vi.common.act.save);
  await warehouse.isAsked(vi.common.act.add_boxes);
  await warehouse.finish(vi.common.act.add);
  for (const amount of freight) await expect(warehouse.page.getByText(amount).first()).toBeVisible();
}

/** Creates a container, attaches the customer's bill, and loads its only box. */
export async function loadContainer(warehouse: Person, customer: string, name: string): Promise<void> {
  await warehouse.go(vi.warehouse.container.plural);
  await warehouse.open(vi.common.act.create);
  await warehouse.fill(vi.common.field.name, name);
  await warehouse.finish(vi.common.act.save);
  await warehouse.sees(vi.warehouse.container.section.readiness);
  await warehouse.open(vi.warehouse.container.act.attach_bills);
  await warehouse.openRow(customer);
  await warehouse.finish(vi.warehouse.container.act.attach_bills);
  await warehouse.press(`${vi.warehouse.container.act.load} 1`);
  await warehouse.sees('1 / 1');
  await expect(
    warehouse.page.getByRole('button', { name: vi.common.action.cut_off, exact: true }),
  ).toBeDisabled();
}

/** Cuts the container off and unloads its box at the destination. */
export async function shipContainer(warehouse: Person, name: string): Promise<void> {
  await warehouse.page.reload();
  await warehouse.press(vi.common.action.cut_off);
  await warehouse.confirm();
  await warehouse.sees(vi.warehouse.container.status.cut_off);
  await warehouse.go(vi.warehouse.container.title.arrivals);
  await warehouse.openRow(name);
  await warehouse.press(`${vi.warehouse.container.act.unload} 1`);
  await warehouse.sees(vi.warehouse.container.status.arrived);
}

/** Delivers all arrived boxes of a customer to an address in Hà Nội. */
export async function deliver(warehouse: Person, customer: string): Promise<void> {
  await warehouse.go(vi.warehouse.goods_delivery.plural);
  await warehouse.open(vi.common.act.create);
  await warehouse.pick(vi.common.field.customer, customer);
  await warehouse.press(vi.common.act.save);
  await warehouse.isAsked(vi.common.act.add_boxes);
  await warehouse.finish(vi.common.act.add);
  await warehouse.open(vi.warehouse.goods_delivery.act.add_address);
  await warehouse.choose(vi.helper.place.field.province, 'Thành phố Hà Nội');
  await warehouse.choose(vi.helper.place.field.ward, 'Phường Hoàn Kiếm');
  await warehouse.fill(vi.identity.address.field.address_detail, '12 Tràng Tiền');
  await warehouse.finish(vi.common.act.save);
  await warehouse.sees('12 Tràng Tiền, Phường Hoàn Kiếm, Thành phố Hà Nội');
  await warehouse.press(vi.common.action.ship);
  await warehouse.confirm();
  await warehouse.sees(vi.warehouse.goods_delivery.status.shipping);
  await warehouse.press(vi.common.action.receive);
  await warehouse.confirm();
  await warehouse.sees(vi.warehouse.goods_delivery.status.received);
}
