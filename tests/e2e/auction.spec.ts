// The lifecycle of an auction on screen: a lot, a raised bid, the win, and a loss.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { deposit, makeCustomer } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { tomorrow } from './tomorrow.ts';

const { lot, order, auction_log: log } = vi.order;

/** A customer with 30,000 JPY, and sales creating an order for a lot. */
async function begin(browser: Parameters<typeof Person.signIn>[0], mark: string) {
  const name = `Khách đấu giá ${mark}`;
  const crew = await apiCrew();
  const customer = (await makeCustomer(crew, { name })).id;
  await deposit(crew, customer, '30000', 'JPY');
  const sale = await Person.signIn(browser, 'sale');
  await sale.go(order.title.auction);
  await sale.goOn(vi.common.act.create, order.title.new_auction);
  await sale.pick(vi.common.field.customer, name);
  await sale.fill(lot.field.auction_id, `x${mark}`);
  await sale.fill(vi.common.field.title, `Máy ảnh ${mark}`);
  await sale.fill(lot.field.ends_at, tomorrow());
  await sale.fill(`${lot.field.max_bid} (JPY)`, ''); // Cleared, and the form is still open.
  await sale.fill(`${lot.field.max_bid} (JPY)`, '12000');
  await sale.fill(`${lot.field.fee} (JPY)`, '500');
  return { sale, name };
}

test('a lot is bid for, the bid is raised, and the win is a line that is paid', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const { sale, name } = await begin(browser, mark);
  const { page } = sale;
  await expect(page.locator('.lines-total')).toContainText('12.500 ¥');
  await sale.press(vi.common.act.save);
  const title = page.getByRole('heading', { level: 1, name: /^OA\d+$/ });
  await expect(title).toBeVisible();
  const number = (await title.textContent()) ?? '';
  await sale.sees(lot.state.waiting);

  await test.step('the money is held as soon as it is approved', async () => {
    await sale.press(vi.common.action.approve);
    await sale.sees(lot.state.bidding);
    await expect(page.locator('dd', { hasText: '12.500 ¥' })).toHaveCount(2);
  });

  await test.step('others bid more, and so does the customer', async () => {
    await sale.press(lot.action.outbid);
    await sale.sees(lot.state.outbid);
    await sale.open(lot.action.raise);
    await sale.fill(lot.field.max_bid, '15000');
    await sale.finish(lot.action.raise);
    await sale.sees(lot.state.bidding);
    await expect(page.locator('dd', { hasText: '15.500 ¥' })).toHaveCount(2);
  });

  await test.step('what the lot is called is mended', async () => {
    await sale.open(lot.action.change);
    await sale.fill(vi.common.field.title, `Máy ảnh ${mark} II`);
    await sale.finish(vi.common.act.save);
    await expect(page.getByRole('heading', { name: `Máy ảnh ${mark} II` })).toBeVisible();
  });

  await test.step('how it stands is noted', async () => {
    await sale.open(lot.action.watch);
    await sale.fill(log.field.current_price, '13500');
    await sale.fill(log.field.message, 'Còn hai người');
    await sale.finish(vi.common.act.save);
    await expect(page.locator('dd', { hasText: '13.500 ¥' })).toBeVisible();
  });

  await test.step('it is won for less, and what was held pays for it', async () => {
    await sale.open(lot.action.win);
    await sale.fill(lot.field.won_price, '14000');
    await sale.finish(lot.action.win);
    await sale.sees(lot.state.won);
    const line = page.getByRole('row').filter({ hasText: `Máy ảnh ${mark}` });
    await expect(line).toContainText('14.000 ¥');
    await sale.sees(order.status.CompletedPurchaseCostPayment);
    await expect(page.getByRole('row').filter({ hasText: '14.000,00' })).toContainText('JPY');
    await page.getByRole('button', { name: vi.common.act.reload }).click();
    await expect(page.getByRole('row').filter({ hasText: '14.000,00' })).toBeVisible();
  });

  await test.step('the list says so, and its log tells how it came', async () => {
    await sale.go(order.title.auction);
    await sale.fill(vi.common.act.search, name);
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText(lot.state.won);
    await page.goto(`${process.env.HAKOBU_URL}/#/sale/auction-logs?order_id=${number}`);
    await waitUntilIdle(page);
    const rows = page.getByRole('row').filter({ hasText: number });
    await expect(rows).toHaveCount(5);
    for (const action of ['bid', 'outbid', 'raise', 'watch', 'won'] as const)
      await expect(rows.filter({ hasText: log.action[action] }).first()).toBeVisible();
  });
});

test('giving up a won lot states and charges the fee', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const { sale } = await begin(browser, mark);
  const { page } = sale;
  await sale.press(vi.common.act.save);
  await sale.press(vi.common.action.approve);
  await sale.open(lot.action.win);
  await sale.fill(lot.field.won_price, '9000');
  await sale.finish(lot.action.win);
  await sale.sees(lot.state.won);
  await sale.open(order.act.cancel);
  await sale.sees(order.message.plan_fee.replace('{{amount}}', '2.500 ¥'));
  await sale.sees(order.message.plan_refund.replace('{{amount}}', '6.500 ¥'));

  await test.step('which may be waived', async () => {
    const waive = page.getByRole('dialog').getByLabel(order.field.waive_fee);
    await waive.check();
    await sale.sees(order.message.plan_refund.replace('{{amount}}', '9.000 ¥'));
    await waive.uncheck();
    await sale.sees(order.message.plan_refund.replace('{{amount}}', '6.500 ¥'));
  });

  await sale.finish(order.act.cancel);
  await sale.sees(order.status.CompletedCancel);
  const goods = page.getByRole('row').filter({ hasText: vi.common.field.goods_money }).first();
  await expect(goods).toContainText('2.500 ¥');
});

test('a lost lot releases the money and cancels its order', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const { sale } = await begin(browser, mark);
  await sale.press(vi.common.act.save);
  await sale.press(vi.common.action.approve);
  await sale.sees(lot.state.bidding);
  await sale.press(lot.action.lose);
  await sale.confirm();
  await sale.sees(lot.state.lost);
  await sale.sees(order.status.CompletedCancel);
});
