import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeBusiness } from './counted-business.ts';
import { CountedPerson } from './interaction-counter.ts';
import { phrases } from './person.ts';
import { expect, test } from './test.ts';

const MOST_CLICKS = 61;
const MOST_KEYS = 146;
const LINES = 5;

test('an order of five lines takes few clicks and keys from its first line to its delivery', async ({
  browser,
}) => {
  const mark = Date.now().toString(36).slice(-5);
  const one = await CountedPerson.signIn(browser, 'admin');
  const { page } = one;
  await makeBusiness(page, mark, { lines: LINES, suppliers: [`Cửa hàng ${mark}`] });

  await one.step('order', async () => {
    await one.go(phrases.order.order.title.retail);
    await one.goOn(phrases.common.act.create, phrases.order.order.title.new_retail);
    await one.pickHere(mark, `Khách ${mark}`);
    await one.fill(`${phrases.common.field.service_fee} (VND)`, '50000');
    await page.getByRole('combobox', { name: phrases.common.field.product }).first().click();
    for (let line = 1; line <= LINES; line += 1) {
      await one.pickHere(`${mark}${line}`, `Bánh ${mark} ${line}`);
      // Enter has led to the price.
      for (const _ of ['with tax', 'quantity']) await one.key('Tab');
      await one.type('2');
      await one.key(line === LINES ? 'Control+Enter' : 'Enter');
    }
    await one.press(vi.common.action.approve);
    await one.sees(vi.order.order.status.CompletedApprove);
  });
  const order = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await one.step('payment', async () => {
    await one.open(new RegExp(`^${phrases.order.order.act.pay_goods} `));
    await one.enter();
    await one.sees(vi.order.order.status.CompletedPurchaseCostPayment);
  });

  await one.step('purchase', async () => {
    await one.go(phrases.order.order_item.title.to_buy);
    await one.fill(phrases.common.act.search, mark);
    await expect(page.getByRole('row')).toHaveCount(LINES + 1);
    await page.getByRole('checkbox', { name: vi.common.list.select.page }).click();
    await one.open(phrases.order.purchase.act.buy.replace('{{count}}', String(LINES)));
    await one.sees(`Cửa hàng ${mark}`);
    await one.finish(phrases.order.purchase.act.buy.replace('{{count}}', String(LINES)));
    await page
      .locator('a[href^="#/purchase/purchases/"]')
      .getByText(vi.common.act.show, { exact: true })
      .click();
    await one.sees(vi.order.purchase.status.Ordered);
    await one.open(phrases.common.action.attach_tracking);
    await one.type(`T${mark}`);
    await one.enter();
    await one.open(phrases.common.act.pay);
    await one.enter();
  });

  await one.step('receipt', async () => {
    await one.go(phrases.warehouse.sfa.title.list);
    await one.open(phrases.common.act.create);
    await one.type(`T${mark}`);
    await one.enter();
    await one.sees(phrases.warehouse.sfa.section.expected);
    await one.press(phrases.warehouse.sfa.act.tally);
    await one.sees(`${order} · Bánh ${mark} 1 × 2`); // allocated to the order it was bought for
    await one.press(phrases.warehouse.pallet.title.pack);
    await one.open(phrases.common.act.pack);
    for (const size of ['60', '40', '40', '12,4']) {
      await one.type(size);
      await one.key('Tab');
    }
    await one.enter();
    await one.open(`${phrases.warehouse.pallet.act.put_away} (1)`);
    await one.choose(phrases.warehouse.pallet.field.location, '-');
    await one.finish(phrases.warehouse.pallet.act.put_away);
  });

  await one.step('assembly', async () => {
    await one.open(phrases.warehouse.owning_box.act.assemble_proposed);
    await one.sees(order);
    await one.finish(phrases.warehouse.owning_box.act.assemble);
  });

  await one.step('bill', async () => {
    await one.go(phrases.warehouse.lading_bill.plural);
    await one.open(phrases.common.act.create);
    await one.pickHere(mark, `Khách ${mark}`);
    await one.key('Enter');
    await one.isAsked(phrases.common.act.add_boxes);
    await one.finish(phrases.common.act.add);
  });

  await one.step('container', async () => {
    await one.go(phrases.warehouse.container.plural);
    await one.open(phrases.common.act.create);
    await one.type(`TAU-${mark}`);
    await one.enter();
    await one.sees(phrases.warehouse.container.section.readiness);
    await one.open(phrases.warehouse.container.act.attach_bills);
    await one.openRow(`Khách ${mark}`);
    await one.finish(phrases.warehouse.container.act.attach_bills);
    await one.press(`${phrases.warehouse.container.act.load} 1`);
    await one.sees('1 / 1');
  });

  await one.step('fee and freight', async () => {
    await page.getByRole('link', { name: order }).first().click();
    await one.open(new RegExp(`^${phrases.order.order.act.pay_service} `));
    await one.enter();
    await one.sees(vi.order.order.status.CompletedServicePayment);
  });

  await one.step('voyage', async () => {
    await page
      .getByRole('link', { name: `TAU-${mark}` })
      .first()
      .click();
    await one.press(vi.common.action.cut_off);
    await one.confirm();
    await one.sees(vi.warehouse.container.status.cut_off);
    await one.go(phrases.warehouse.container.title.arrivals);
    await one.openRow(`TAU-${mark}`);
    await one.press(`${phrases.warehouse.container.act.unload} 1`);
    await one.sees(vi.warehouse.container.status.arrived);
  });

  await one.step('delivery', async () => {
    await one.go(phrases.warehouse.goods_delivery.plural);
    await one.open(phrases.common.act.create);
    await one.pickHere(mark, `Khách ${mark}`);
    await one.key('Enter');
    await one.isAsked(phrases.common.act.add_boxes);
    await one.finish(phrases.common.act.add);
    await one.press(vi.common.action.ship);
    await one.confirm();
    await one.press(vi.common.action.receive);
    await one.confirm();
    await one.sees(vi.warehouse.goods_delivery.status.received);
  });

  await page.getByRole('link', { name: order }).first().click();
  await one.sees(vi.order.order.status.CompletedFinish);
  test.info().annotations.push({ type: 'clicks and keys', description: JSON.stringify([...one.steps]) });
  expect(one.count.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(one.count.keys).toBeLessThanOrEqual(MOST_KEYS);
});
