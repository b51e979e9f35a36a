// Dialogs of orders and contracts on desktop and phone: nothing wider than the screen in any language, and no
// accessibility violations in one, since markup and colours are the same in all.
import { documentNumber } from '../../contract/document-number.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import {
  approve,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  unique,
} from '../../server/seed/demo/steps.ts';
import { inDays } from '../main-job/money.ts';
import { seriousViolations } from './accessibility.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const languages = { en, vi, ja } as const;
const CHECKED_BY_AXE = 'vi';
const url = (path: string) => `${process.env.HAKOBU_URL}/#/sale/${path}`;

/** An order in a contract with a credit, one outside, an auction order, and a payment order. */
async function business() {
  const crew = await apiCrew();
  const { id: customer } = await makeCustomer(crew);
  await deposit(crew, customer, '9000', 'JPY');
  const product_id = await makeProduct(crew);
  const items = [{ product_id, price: '3000', quantity: '2' }];
  const made = await makeOrder(crew, customer, items, { service_fee: '50000' });
  const order = await approve(crew, made.id);
  await makeOrder(crew, customer, items);
  const { data: wallets } = await crew.accounting(
    'GET',
    `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`,
  );
  const credit = await crew.accounting('POST', 'credit-orders', {
    ...{ order_id: order.id, type: 'payment_order', wallet_id: wallets[0].id, amount: '3000' },
    payment_due_date: inDays(30),
  });
  const contract = await crew.sale('POST', 'contracts', { customer_id: customer, start_date: inDays(0) });
  await crew.sale('PUT', `contracts/${contract.id}`, { status_id: 'Open' });
  await crew.sale('PUT', `contracts/${contract.id}/attach-order`, { order_ids: [order.id] });
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const lot = { auction_id: unique(), title: 'ライカ M3', ends_at, max_bid: '5000' };
  const bid = await crew.sale('POST', 'order/auctions', { customer_id: customer, lot });
  await approve(crew, bid.id);
  const payees = [{ supplier_id: await makeSupplier(crew), amount: '900' }];
  const paying = await crew.sale('POST', 'order/payments', { customer_id: customer, payees });
  return { order, credit, contract, bid, paying };
}

test('dialogs of orders and contracts fit in every language, and have no barriers', async ({ browser }) => {
  const { order, credit, contract, bid, paying } = await business();
  for (const language of ['en', 'vi', 'ja'] as const) {
    const words = languages[language];
    const { page } = await Person.signIn(browser, 'admin', { language });
    const dialog = page.getByRole('dialog');
    const wide = () => page.setViewportSize({ width: 1440, height: 900 });
    const open = async (path: string) => {
      await wide();
      await page.goto(url(path));
      await waitUntilIdle(page);
    };
    /** Opens a dialog, shows all of it, and checks it on both screens. */
    const look = async (name: string, show: () => Promise<unknown> = async () => {}) => {
      await wide();
      const address = page.url();
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(dialog).toBeVisible();
      await show();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        if (language === CHECKED_BY_AXE)
          expect([name, width, await seriousViolations(page, '[role=dialog]')]).toEqual([name, width, []]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([name, width, beyond]).toEqual([name, width, 0]);
        await expect(dialog).toBeVisible();
      }
      await page.keyboard.press('Escape');
      // Unsaved input asks for confirmation first.
      const leaves = page.getByRole('button', { name: words.common.typing.throw_away, exact: true });
      await expect(async () => {
        if (await leaves.isVisible()) await leaves.click();
        await expect(dialog).toHaveCount(0, { timeout: 400 });
      }).toPass();
      await expect(page).toHaveURL(address); // Esc closes only the dialog.
    };

    await open(`orders/retail/${order.id}`);
    await look(`${words.common.act.edit} ${order.items[0].product_name}`, async () => {
      await dialog.getByLabel(words.order.order.log.cancelled_quantity).fill('1');
      await expect(dialog.locator('.facts').last()).toContainText('→');
      await dialog.getByLabel(words.order.order.log.cancelled_quantity).fill('0');
    });
    await look(words.common.action.debit);
    await look(`${words.common.act.edit} ${documentNumber('credit_order', credit.id)}`);
    await open(`contracts/contracts/${contract.id}`);
    await look(words.common.action.attach_order, () => dialog.getByRole('checkbox').last().check());
    await look(`${words.order.contract.act.detach} ${order.id}`);
    await open(`orders/auction/${bid.id}`);
    await look(words.order.lot.action.change);
    await open(`orders/payment/${paying.id}`);
    await look(words.order.order.act.change_payees);
  }
});
