import { randomUUID } from 'node:crypto';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { CountedPerson } from './interaction-counter.ts';
import { Person, phrases } from './person.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const { typing, act, field } = phrases.common;

test('an order is typed by keyboard, saved as a draft, and discarded only after confirmation', async ({
  browser,
}) => {
  const sale = await CountedPerson.signIn(browser, 'sale');
  const { page } = sale;
  const url = `${process.env.HAKOBU_URL}/#/sale/orders/retail`;
  const products = page.getByRole('combobox', { name: field.product, exact: true });
  const chosen = async (word: string) => {
    await sale.type(word);
    const found = page.locator('[role=option]:visible:not([data-combobox-disabled])');
    await expect(found.first()).toBeVisible();
    await sale.key('Enter');
  };

  await test.step('the customer has the focus, and Enter leads from line to line', async () => {
    await page.goto(`${url}/new`);
    const customer = page.getByRole('combobox', { name: field.customer, exact: true });
    await expect(customer).toBeFocused();
    await chosen('an');
    await expect(customer).not.toHaveValue('an');
    await products.focus(); // what stands between is no part of the lines
    await sale.step('three lines', async () => {
      for (const [index, word] of ['490', '498', '454'].entries()) {
        await expect(products.nth(index)).toBeFocused();
        await chosen(word);
        await expect(products.nth(index)).not.toHaveValue(word);
        await expect(page.getByRole('textbox', { name: field.price, exact: true }).nth(index)).toBeFocused();
        await sale.key('Tab');
        await sale.key('Tab');
        await sale.type('3');
        await sale.key('Enter');
      }
    });
    await expect(products.nth(3)).toBeFocused();
    expect(sale.steps.get('three lines')!.keys).toBeLessThanOrEqual(60);
  });

  await test.step('leaving asks once; what a reload takes is offered again', async () => {
    await page.locator('nav').getByRole('link', { name: phrases.order.order.title.retail }).click();
    const question = page.getByRole('dialog', { name: typing.unsaved_title });
    await expect(question).toHaveCount(1);
    await question.getByRole('button', { name: typing.keep_typing }).click();
    await expect(question).toHaveCount(0);
    await expect(products).toHaveCount(4);
    page.on('dialog', (browserAsks) => void browserAsks.accept());
    await page.reload();
    await page.getByRole('button', { name: typing.take_draft }).click();
    await expect(products).toHaveCount(4);
  });

  await test.step('Ctrl-Enter sends it, also from notes, and the draft is gone', async () => {
    await page.getByRole('textbox', { name: field.note, exact: true }).focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^OR\d+$/ })).toBeVisible();
    await page.goto(`${url}/new`);
    await expect(page.getByRole('combobox', { name: field.customer, exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: typing.take_draft })).toHaveCount(0);
  });

  await test.step('an empty form says what is missing and gives it the focus', async () => {
    await products.fill('490');
    await page.locator('[role=option]:visible').first().click();
    await page.getByRole('button', { name: act.save, exact: true }).click();
    await expect(page.getByText(typing.required)).toBeVisible();
    await expect(page.getByRole('combobox', { name: field.customer, exact: true })).toBeFocused();
  });

  await test.step('what is thrown away is not offered again', async () => {
    await page.locator('nav').getByRole('link', { name: phrases.order.order.title.retail }).click();
    await page.getByRole('button', { name: typing.throw_away }).click();
    const { retail } = phrases.order.order.title;
    await expect(page.getByRole('heading', { level: 1, name: retail })).toBeVisible();
    await page.goto(`${url}/new`);
    await expect(products).toHaveCount(1);
    await expect(page.getByRole('button', { name: typing.take_draft })).toHaveCount(0);
  });
});

test('Enter submits a dialog, except in an input method, and closing it asks for confirmation', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'purchase');
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/suppliers`);
  await page.getByRole('button', { name: act.create, exact: true }).click();
  const dialog = page.getByRole('dialog').first();
  const name = dialog.getByRole('textbox', { name: field.name });
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0); // nothing was typed
  await page.getByRole('button', { name: act.create, exact: true }).click();
  await expect(name).toBeFocused();
  const unique = `Nhà ${Date.now().toString(36)}`;
  await page.keyboard.type(unique);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: typing.unsaved_title });
  await question.getByRole('button', { name: typing.keep_typing }).click();
  await expect(name).toHaveValue(unique);
  await name.focus();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const composed = await name.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  expect([composed, sent]).toEqual([false, 0]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(unique).first()).toBeVisible();
});

test('the draft of a dialog is offered in that dialog only, until it is submitted', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'admin');
  await page.goto(`${process.env.HAKOBU_URL}/#/admin/goods/origins`);
  const create = page.getByRole('button', { name: act.create, exact: true });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: field.name });
  const take = dialog.getByRole('button', { name: typing.take_draft });
  const open = async () => {
    await create.click();
    await expect(name).toBeFocused();
  };
  await open();
  const unique = `Nơi ${randomUUID().slice(0, 8)}`;
  await name.fill(unique);
  page.on('dialog', (question) => void question.accept()); // the browser asks before it reloads
  await page.reload();
  await page.locator('tbody tr .row-link').first().click();
  await expect(dialog).toBeVisible();
  await expect(take).toHaveCount(0); // it was not typed for this one
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await take.click();
  await expect(name).toHaveValue(unique);
  await name.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(unique).first()).toBeVisible();
  await open();
  await expect(take).toHaveCount(0);
  await name.fill(`${unique} 2`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: typing.throw_away }).last().click();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(take).toHaveCount(0); // what is thrown away is gone
});

test('options can be chosen while they are refetched', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const { page: other } = await Person.signIn(browser, 'admin');
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/new`);
  const customer = page.getByRole('combobox', { name: field.customer, exact: true });
  await customer.fill('an');
  const first = page.getByRole('option', { disabled: false }).first();
  await expect(first).toBeVisible();
  await page.route(/\/api\/users\?/, () => {}); // never answered
  const readAnew = page.waitForRequest(/\/api\/users\?.*q=an/);
  const name = `Khách ${Date.now().toString(36)}`;
  await write(other, 'POST', 'customers', { name, email: `${randomUUID()}@example.test` });
  await readAnew;
  const chosen = (await first.textContent())!;
  await first.click();
  await expect(customer).toHaveValue(chosen);
});

test('a picker opens only on request', async ({ browser }) => {
  const { page } = await Person.newcomer(browser, 'customer');
  const { identity, helper } = phrases;
  await page.goto(`${process.env.HAKOBU_URL}/#/customer/address`);
  await page.getByRole('button', { name: identity.address.act.add_address, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const province = dialog.getByRole('combobox', { name: helper.place.field.province });
  await province.focus();
  await expect(province).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('h');
  await expect(province).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape'); // closes the choices alone
  await expect(province).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a delivery goes to the default address, even if submitted before it is shown', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const name = `Khách ${Date.now().toString(36)}`;
  const post = (path: string, body: object) => write(page, 'POST', path, body);
  const { id: user_id } = await post('customers', { name, email: `${randomUUID()}@example.test` });
  const usual = await post('addresses', {
    ...{ user_id, consignee: name, tel: '0901234567', address_detail: '12 Tràng Tiền', default: true },
  });
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/goods-deliveries`);
  await page.getByRole('button', { name: act.create, exact: true }).click();
  let tell = (): void => {};
  const answer = new Promise<void>((resolve) => (tell = resolve));
  await page.route(/\/api\/addresses\?/, async (route) => {
    await answer;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('button', { name: field.address, exact: true });
  await expect(address).toBeDisabled(); // nobody is chosen whose addresses there would be
  await dialog.getByRole('combobox', { name: field.customer, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click(); // beside it one is offered to be made
  await expect(address).toBeEnabled();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  tell();
  expect((await sent).postDataJSON()).toMatchObject({ customer_id: user_id, address_id: usual.id });
});

test('Esc closes only the topmost of stacked dialogs', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const places = vi.helper.place.field;
  const escape = () => page.keyboard.press('Escape');
  await page.goto(`${process.env.HAKOBU_URL}/#/admin/addresses?provinces=01&districts=001`);
  await expect(dialog(places.ward)).toBeVisible();
  await page.keyboard.press('Control+k'); // a third one, which is no form
  await expect(page.getByRole('combobox', { name: vi.common.frame.app.find })).toBeFocused();
  await escape();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await escape();
  await expect(dialog(places.ward)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await escape();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // what is made in the middle of a form, and a question about what was typed there
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/goods-deliveries`);
  await page.getByRole('button', { name: act.create, exact: true }).click();
  const name = `Khách ${Date.now().toString(36)}`;
  await page.getByRole('dialog').getByRole('combobox', { name: field.customer, exact: true }).fill(name);
  await page
    .getByRole('option', { name: act.create_one.replace('{{noun}}', 'khách hàng') })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await escape();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('textbox', { name: field.note }).fill('Giao sau 18 giờ');
  await escape();
  await expect(dialog(typing.unsaved_title)).toBeVisible();
  await escape();
  await expect(dialog(typing.unsaved_title)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a disabled submit button states the missing fields', async ({ browser }) => {
  for (const [language, { order, common }] of Object.entries({ en, vi, ja })) {
    const { page } = await Person.signIn(browser, 'admin', { language: language as 'vi' });
    const save = page.getByRole('button', { name: common.act.save, exact: true });
    for (const [path, lacks] of [
      ['sale/orders/retail/new', order.order_item.message.lacks_product],
      ['sale/orders/wholesale/new', order.order_item.message.lacks_product],
      ['sale/orders/payment/new', order.order_item.message.lacks_payee],
      ['sale/orders/auction/new', order.lot.message.lacks],
      ['purchase/purchases/new', order.order_item.message.lacks_product],
    ] as const) {
      await page.goto(`${process.env.HAKOBU_URL}/#/${path}`);
      await expect(save, path).toBeDisabled();
      await expect(save, path).toHaveAccessibleDescription(lacks);
      await expect(page.getByText(lacks, { exact: true })).toBeVisible();
    }
    await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/new`);
    await page.getByRole('combobox', { name: common.field.product, exact: true }).fill('49');
    await page.locator('[role=option]:visible').first().click();
    await expect(save).toBeEnabled();
    await expect(page.getByText(order.order_item.message.lacks_product)).toHaveCount(0);
  }
});
