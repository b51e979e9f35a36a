// A credit for an order on screen: granted, drawn at once, and shown on the order.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { approve, makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { credit_order: credit } = vi.accounting;

/** A day of next month in the typed format. */
function nextMonth(): string {
  const day = new Date(Date.now() + 30 * 86_400_000);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(day.getDate())}-${two(day.getMonth() + 1)}-${day.getFullYear()}`;
}

test('granting a credit opens the payment that draws it, and the order is reloaded', async ({ browser }) => {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  const order = await makeOrder(crew, customer, [{ product_id, price: '3000', quantity: '1' }]);
  await approve(crew, order.id);
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order.id}`);
  await waitUntilIdle(page);

  await test.step('it needs a wallet, an amount and a day', async () => {
    await accounting.open(credit.act.new_credit);
    const dialog = page.getByRole('dialog');
    const save = dialog.locator('button[type=submit]');
    const add = dialog.getByRole('button', { name: credit.message.add_wallets });
    const amount = `${vi.common.field.amount} (JPY)`;
    await accounting.fill(credit.field.due_date, nextMonth());
    await expect(add).toBeVisible();
    await expect(save).toBeDisabled();
    await add.click();
    await expect(add).toHaveCount(0);
    await expect(save).toBeEnabled();
    await accounting.fill(amount, '');
    await expect(save).toBeDisabled();
    await accounting.fill(amount, '5000');
    await accounting.fill(credit.field.due_date, '');
    await expect(save).toBeDisabled();
  });

  await test.step('more is granted than the order asks: what it asks is drawn', async () => {
    await accounting.fill(`${vi.common.field.amount} (JPY)`, '5000');
    await accounting.fill(credit.field.due_date, nextMonth());
    await accounting.sees(credit.message.drawn_at_once.replace('{{amount}}', '3.000 ¥'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await accounting.finish(vi.common.act.save);
    expect(sent.slice(0, 2)).toEqual(['/api/credit-orders', '/api/payment-order']);
    await accounting.sees(vi.order.order.status.CompletedPurchaseCostDebit);
  });

  await test.step('the order is read once more when its credits have come', async () => {
    await waitUntilIdle(page);
    const times: Record<string, number> = {};
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() === 'GET') times[pathname] = Date.now();
    });
    await page.route('**/api/live', (route) => route.abort()); // changes of other tests read it as well
    await page.reload();
    await expect
      .poll(() => (times[`/api/orders/${order.id}`] ?? 0) - (times['/api/credit-orders'] ?? Infinity))
      .toBeGreaterThan(1400);
    const row = page.getByRole('row').filter({ hasText: '5.000 ¥' });
    await expect(row).toContainText('3.000 ¥');
  });

  await test.step('the change log says fees in dong and goods in yen', async () => {
    await crew.sale('PUT', `orders/${order.id}`, { service_fee: '60000' });
    await page.reload();
    await page.getByRole('tab', { name: vi.common.section.log }).click();
    await accounting.sees('60.000 ₫');
  });
});
