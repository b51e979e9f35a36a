import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

/** The Vietnamese name of the product whose main name is KitKat 抹茶 12枚. */
const KITKAT = 'Bánh KitKat vị matcha, 12 thanh';

test('Ctrl-K finds an order by its last digits, a customer’s goods by name, and a screen by its title, without a mouse', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: vi.common.frame.app.find })).toBeVisible();
  await input.fill('000003');
  const first = page.locator('[role=option]:visible').first();
  await expect(first).toContainText(vi.order.order.name);
  const order = /OR\d+/.exec((await first.textContent()) ?? '')![0];
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('KitKat 抹茶');
  await expect(page.getByRole('option', { name: /KitKat/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: KITKAT })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('vận đơn');
  await expect(page.locator('[role=option]:visible').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(KITKAT);

  await page.keyboard.press('Control+k');
  // The recent screen.
  await expect(page.locator('[role=option]:visible').filter({ hasText: 'KitKat' })).toBeVisible();
  await input.fill('don ban le');
  await expect(page.locator('[role=option]:visible').first()).toContainText(vi.order.order.title.retail);
  await expect(page.locator('[role=option]:visible').nth(1)).toContainText(vi.order.order.title.new_retail);
  await input.fill('tao nha cung cap');
  await expect(page.locator('[role=option]:visible')).toHaveCount(0); // Sales may not create suppliers.
  await input.fill('không có gì như vậy');
  await expect(page.getByText(vi.common.message.empty_filtered)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});

test('the palette finds a voucher by its number and opens a form where its list is', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  await page.keyboard.press('Control+k');
  await input.fill('PT26');
  const voucher = page
    .locator('[role=option]:visible')
    .filter({ hasText: vi.accounting.transaction.name })
    .first();
  await expect(voucher).toContainText(/PT26-\d+/);
  await input.fill('tao nha cung cap');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: vi.product.supplier.plural })).toBeVisible();
  await expect(
    page.getByRole('dialog', {
      name: vi.common.act.create_one.replace('{{noun}}', vi.product.supplier.name),
    }),
  ).toBeVisible();
});

test('a purchase is found by its number as people write it, and shown by it everywhere', async ({
  browser,
}) => {
  const buyer = await Person.signIn(browser, 'purchase');
  const { page } = buyer;
  await buyer.go(vi.order.purchase.plural);
  const number = (await page.locator('tbody tr.opens .row-link').first().innerText()).trim();
  expect(number).toMatch(/^PO\d{6}$/);
  const id = Number(number.slice(2));
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  for (const typed of [`po${id}`, `ＰＯ　${id}`, number]) {
    await page.keyboard.press('Control+k');
    await input.fill(typed);
    await expect(page.locator('[role=option]:visible').filter({ hasText: number })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await input.fill(`PO-${id}`);
  await page.locator('[role=option]:visible').filter({ hasText: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Hakobu · ${number}`);
});

test('an empty palette shows the actions of the open document, recent visits and screens', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  const { act } = vi.order.order;
  const input = page.getByRole('combobox', { name: vi.common.frame.app.find });
  const options = page.locator('[role=option]:visible');
  const order = await page.evaluate(async () => {
    const token = /access_token=([^;]+)/.exec(document.cookie)![1];
    const answer = await fetch('/api/orders?filter[status_id]=NotYetApprove', {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()).data[0].id as string;
  });
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/${order}`);
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  const offered = await page
    .locator(':is(.page-actions, .next-step) button:enabled')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).innerText));
  expect(offered).toContain(act.cancel);
  await page.keyboard.press('Control+k');
  for (const label of offered) await expect(options.filter({ hasText: label }).first()).toBeVisible();
  await expect(options.first()).toContainText(vi.common.frame.app.action);
  await expect(options.filter({ hasText: vi.order.order.title.retail })).toHaveCount(1); // Visited or not.
  await expect(options.filter({ hasText: vi.product.supplier.plural }).first()).toBeAttached();

  // An action is run by its button: it asks as the button does.
  await input.fill(act.cancel);
  await expect(options.first()).toContainText(act.cancel);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('button', { name: act.cancel, exact: true })).toBeVisible();
});
