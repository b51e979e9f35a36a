// Lines as one types them from a list: picked, scanned, pasted.
import type { Locator, Page } from '@playwright/test';
import { checkDigit } from '../../contract/product/product/jan.ts';
import { TODAY } from '../../server/seed/demo/steps.ts';
import { Person, phrases } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const { field, act } = phrases.common;
const { message } = phrases.order.order_item;
const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

/** An article number of these moments. */
const newJan = (count: number): string => {
  const digits = `49${String(Date.now()).slice(-8)}${String(count).padStart(2, '0')}`;
  return digits + checkDigit(digits);
};
const spread = (text: string, found: string): string => text.replaceAll(/\{\{\w+\}\}/g, found);

/** Types where the focus is as scanners do: a key each millisecond, however long the screen takes for it. */
const scan = (page: Page, code: string) =>
  page.evaluate((keys) => {
    const start = performance.now();
    for (const [index, key] of [...keys, 'Enter'].entries()) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + index });
      if (target.dispatchEvent(event) && target !== document.body && key !== 'Enter')
        document.execCommand('insertText', false, key);
    }
  }, code);

/** Pastes where the focus is what was copied from a table. */
const paste = (page: Page, rows: string[][]) =>
  page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    rows.map((row) => row.join('\t')).join('\r\n'),
  );

/** Each line: its product, quantity and price. */
async function linesOf(page: Page): Promise<string[][]> {
  const lines: Locator[] = await page.locator('[data-line]').all();
  return Promise.all(
    lines.map((line) =>
      Promise.all(
        [field.product, field.quantity, field.price].map((name) =>
          line.getByLabel(name, { exact: true }).and(line.locator('input')).inputValue(),
        ),
      ),
    ),
  );
}

/** Two products with their article numbers, and one that the shop has a code of its own for. */
async function makeGoods(browser: Parameters<typeof Person.signIn>[0]) {
  const { page } = await Person.signIn(browser, 'admin');
  const [tea, rice] = [newJan(1), newJan(2)];
  const own = `SHOP-${tea}`;
  await write(page, 'POST', 'products', { id: tea, name: 'Trà Uji', price: '1250' });
  await write(page, 'POST', 'products', { id: rice, name: 'Gạo Niigata', price: '3000', code: own });
  return { tea, rice, own, admin: page };
}

test('goods are scanned into an order: a piece more in their line, wherever the focus is', async ({
  browser,
}) => {
  const { tea, rice } = await makeGoods(browser);
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail/new'));
  await waitUntilIdle(page);
  const answer = page.locator('.lines-result');
  await expect(answer).toHaveText(message.scan_or_paste);
  await page.getByRole('combobox', { name: field.product }).focus();
  await scan(page, tea);
  await expect(answer).toHaveText('Trà Uji × 1');
  await scan(page, rice);
  await scan(page, tea); // while the one before is asked for
  await expect(answer).toHaveText('Trà Uji × 2');
  await page.getByRole('textbox', { name: field.quantity }).last().focus();
  await scan(page, rice);
  await expect(answer).toHaveText('Gạo Niigata × 2');
  expect(await linesOf(page)).toEqual([
    [`${tea} · Trà Uji`, '2', '1.250'],
    [`${rice} · Gạo Niigata`, '2', '3.000'],
  ]);
  await expect(page.locator('.lines-total')).toContainText('8.500 ¥');
  await expect(page.locator('.lines-total')).toContainText(/≈ [\d.]+ ₫/);

  await page.getByRole('combobox', { name: field.product }).first().focus();
  await scan(page, '4999999999996');
  await expect(answer).toContainText(spread(message.unknown_codes, '4999999999996'));
  // the form for what is not there yet comes by itself
  await expect(page.getByRole('dialog').getByLabel(phrases.product.product.quick.jan)).toHaveValue(
    '4999999999996',
  );
});

test('payees are pasted from a table: supplier, amount, note', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const mark = String(Date.now()).slice(-7);
  const names = [`Rakuten ${mark}`, `ヨドバシ ${mark}`];
  for (const name of names) await write(page, 'POST', 'suppliers', { name });
  await page.goto(url('/sale/orders/payment/new'));
  await waitUntilIdle(page);
  const answer = page.locator('.lines-result');
  await expect(answer).toHaveText(message.paste_payees);
  await page.getByRole('combobox', { name: field.supplier }).focus();
  await paste(page, [
    [names[0]!, '5.000', 'đặt cọc'],
    [`Không có ${mark}`, '1', ''],
  ]);
  await expect(answer).toHaveText(spread(message.unknown_suppliers, `Không có ${mark}`));
  await expect(page.locator('[data-line]')).toHaveCount(1); // all of them or none
  await paste(page, [
    [names[0]!, '5.000', 'đặt cọc'],
    [names[1]!, '1.250', ''],
  ]);
  await expect(answer).toHaveText(spread(message.taken, '2'));
  const lines = page.locator('[data-line]');
  await expect(lines).toHaveCount(2);
  for (const [index, name] of names.entries())
    await expect(lines.nth(index).getByRole('combobox', { name: field.supplier })).toHaveValue(name);
  await expect(lines.first().getByLabel(phrases.order.order.field.line_note)).toHaveValue('đặt cọc');
  await expect(page.locator('.lines-foot')).toContainText('6.250');
});

test('goods are scanned into a box, and an unknown product is created on the way', async ({ browser }) => {
  const { tea, rice } = await makeGoods(browser);
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await page.goto(url('/warehouse/internal/assemble-to-stock'));
  await admin.open(act.pack);
  const packing = page.getByRole('dialog', { name: act.pack });
  const lines = packing.locator('.goods-line');
  const answer = packing.getByRole('status').filter({ hasText: '·' });
  const goods = () =>
    lines.evaluateAll((all) =>
      all.map((line) =>
        [...line.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
          .slice(0, 2)
          .map(({ value }) => value),
      ),
    );
  await scan(page, tea);
  await expect(answer).toHaveText(`${tea} · Trà Uji`);
  await scan(page, rice);
  await expect(answer).toHaveText(`${rice} · Gạo Niigata`);
  await scan(page, tea);
  await expect.poll(goods).toEqual([
    [`${tea} · Trà Uji`, '2'],
    [`${rice} · Gạo Niigata`, '1'],
  ]);
  const unknown = newJan(3);
  await scan(page, unknown);
  const { quick } = phrases.product.product;
  const making = page.getByRole('dialog', { name: quick.title });
  await expect(making.getByLabel(quick.jan)).toHaveValue(unknown);
  await making.getByRole('textbox', { name: field.name, exact: true }).fill('Kẹo dừa');
  await making.getByRole('button', { name: quick.action }).click();
  await expect(making).toHaveCount(0);
  await expect(packing).toBeVisible(); // what was packed so far is not sent
  await expect.poll(goods).toContainEqual([`${unknown} · Kẹo dừa`, '1']);
});

test('a typed code chooses the product, and Enter moves to its price', async ({ browser }) => {
  const { tea, own } = await makeGoods(browser);
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail/new'));
  const product = page.getByRole('combobox', { name: field.product });
  await product.first().focus();
  await page.keyboard.type(own, { delay: 60 });
  await page.keyboard.press('Enter', { delay: 60 });
  await expect(product).toHaveValue(/Gạo Niigata$/);
  await expect(page.getByRole('textbox', { name: field.price, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product).toHaveCount(2);
  await expect(product.last()).toBeFocused();
  await page.keyboard.type(`${tea.slice(0, -1)}x`, { delay: 60 });
  await page.keyboard.press('Enter', { delay: 60 });
  await expect(page.locator('.lines-result')).toContainText(`${tea.slice(0, -1)}x`);
  await expect(product.last()).toBeFocused();
});

test('rows of a table are pasted whole, or not at all', async ({ browser }) => {
  const { tea, rice, own, admin } = await makeGoods(browser);
  const name = `Khách dán ${tea}`;
  const { id: customer } = await write(admin, 'POST', 'users', {
    ...{ name, email: `${tea}@example.test`, role_id: 'customer', password: 'mật khẩu dài' },
  });
  await write(admin, 'POST', 'deposit-with-cash', {
    ...{ transactionable_type: 'user', transactionable_id: customer, amount: '50000' },
    ...{ currency_id: 'JPY', fund_id: 2, voucher_date: TODAY },
  });
  const sale = await Person.signIn(browser, 'admin');
  const { page } = sale;
  await page.goto(url('/sale/orders/wholesale/new'));
  await sale.pick(field.customer, name);
  await expect(page.locator('.lines-total')).toContainText('50.000 ¥');
  await page.getByRole('combobox', { name: field.product }).focus();
  await paste(page, [
    [tea, '3'],
    ['KHONG-CO', '2'],
    ['CUNG-KHONG', '1'],
  ]);
  await expect(page.locator('.lines-result')).toContainText('KHONG-CO, CUNG-KHONG');
  expect(await linesOf(page)).toEqual([['', '1', '']]);
  await paste(page, [[tea, 'ba']]);
  await expect(page.locator('.lines-result')).toContainText(spread(message.unreadable, 'ba'));
  await paste(page, [['Mã', 'Số lượng', 'Giá'], [tea, '12', '1.100'], [own, '2,5'], [rice]]);
  await expect(page.locator('.lines-result')).toHaveText(spread(message.taken, '3'));
  expect(await linesOf(page)).toEqual([
    [`${tea} · Trà Uji`, '12', '1.100'],
    [`${rice} · Gạo Niigata`, '2,5', '3.000'],
    [`${rice} · Gạo Niigata`, '1', '3.000'],
  ]);
  await expect(page.locator('.lines-total')).toContainText('23.700 ¥');
  await sale.press(act.save);
  await expect(page.getByRole('heading', { level: 1, name: /^OW\d+$/ })).toBeVisible();
});

test('a fee that the price list knows is proposed, and one that is typed stays', async ({ browser }) => {
  const { tea, admin } = await makeGoods(browser);
  // only for goods worth so much that no other test meets it
  const { id: price_id } = await write(admin, 'POST', 'prices', {
    ...{ name: `Phí ${tea}`, group_type: 'service-fee' },
  });
  await write(admin, 'POST', 'conditions', { price_id, key: 'currency', value: 'VND' });
  await write(admin, 'POST', 'price-timelines', {
    price_id,
    amounts: [
      { from: '0', to: '900000000', value: '0' },
      { from: '900000000', to: null, value: '0.01' },
    ],
  });
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail/new'));
  const fee = page.getByRole('textbox', { name: `${field.service_fee} (VND)` });
  const quantity = page.getByRole('textbox', { name: field.quantity });
  await page.getByRole('combobox', { name: field.product }).focus();
  await page.route(
    '**/api/products?**',
    async (route) => {
      await expect(quantity).toHaveValue('10000'); // the code is looked up while one types on
      await route.continue();
    },
    { times: 1 },
  );
  await scan(page, tea);
  await expect(fee).toHaveValue('');
  await quantity.fill('10000');
  await expect(fee).toHaveValue(/^[\d.]{10,}$/);
  await fee.fill('70000');
  await quantity.fill('20000');
  await expect(page.locator('.lines-total')).toContainText('25.000.000 ¥');
  await waitUntilIdle(page);
  await expect(fee).toHaveValue('70.000');
});

test('lines of a purchase, and people to be paid, are typed with the same keys', async ({ browser }) => {
  const { tea, own } = await makeGoods(browser);
  const { page } = await Person.signIn(browser, 'purchase');
  await page.goto(url('/purchase/purchases/new'));
  await page.getByRole('combobox', { name: field.supplier }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: field.product }).focus();
  await paste(page, [
    [tea, '3', '900'],
    [own, '1'],
  ]);
  await expect(page.locator('.lines-result')).toHaveText(spread(message.taken, '2'));
  await expect(page.locator('.lines-total')).toContainText('6.270 ¥'); // with the tax of the products

  const sale = await Person.signIn(browser, 'sale');
  await sale.page.goto(url('/sale/orders/payment/new'));
  const suppliers = sale.page.getByRole('combobox', { name: field.supplier });
  const amounts = sale.page.getByRole('textbox', { name: `${field.amount} (JPY)` });
  await suppliers.first().click();
  await sale.page.getByRole('option').first().click();
  await sale.page.keyboard.press('Enter');
  await expect(amounts.first()).toBeFocused();
  await sale.page.keyboard.type('12000');
  await sale.page.keyboard.press('Enter');
  await expect(suppliers.nth(1)).toBeFocused();
  await expect(sale.page.locator('.lines-total')).toContainText('12.000 ¥');
});

for (const [width, touch] of [
  [1440, false],
  [390, true],
] as const)
  test(`the lines fit their content at ${width} pixels`, async ({ browser }) => {
    const { tea } = await makeGoods(browser);
    const { page } = await Person.signIn(browser, 'sale', { width, touch });
    await page.goto(url('/sale/orders/retail/new'));
    const product = page.getByRole('combobox', { name: field.product });
    await product.focus();
    await scan(page, tea);
    await expect(product).toHaveValue(`${tea} · Trà Uji`);
    expect((await product.boundingBox())!.width).toBeGreaterThan(250);
    const wide = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const table = page.locator('.lines').locator('..');
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  });

test('price and quantity of a saved line are edited in place', async ({ browser }) => {
  const { tea } = await makeGoods(browser);
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  const [customer] = await rowsOf<{ id: number }>(page, 'users?filter[role_id]=customer&per_page=1');
  const { id } = await write(page, 'POST', 'order/retails', {
    ...{ customer_id: customer!.id, shipment_method_id: 'sea' },
    items: [{ product_id: tea, price: '1000', quantity: '2' }],
  });
  await page.goto(url(`/sale/orders/retail/${id}`));
  const line = page.getByRole('row').filter({ hasText: tea });
  const change = async (name: string, typed: string) => {
    await line.getByRole('button', { name: new RegExp(`^${act.edit} ${name} Trà Uji: `) }).click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  };
  await change(field.quantity, '7');
  await expect(line).toContainText('7.000 ¥');
  await change(field.price, '1200');
  await expect(line).toContainText('8.400 ¥');
  await change(field.quantity, '0');
  await expect(line.getByRole('textbox')).toBeFocused(); // refused: it stays to be mended
  await page.keyboard.press('Escape');
  await expect(line).toContainText('8.400 ¥');
});
