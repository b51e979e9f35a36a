import type { Locator, Page } from '@playwright/test';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { HANOI, NARITA } from '../main-job/boxes.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { read, write } from './write.ts';

/** Both ways to write figures; Japanese writes them as English does. */
const languages = [
  ['en', en],
  ['vi', vi],
] as const;

/** Pastes as from another program: the clipboard of a browser without a window belongs to nobody. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.focus();
    input.select();
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

/** What the form would send of its first line, which the server never gets. */
async function sentLine(page: Page, send: string): Promise<{ price: string; quantity: string }> {
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/orders'),
  );
  await page.getByRole('button', { name: send, exact: true }).click();
  const { items } = (await asked).postDataJSON() as { items: { price: string; quantity: string }[] };
  return items[0]!;
}

test('the value shown after blur is the one sent, in both number notations', async ({ browser }) => {
  for (const [language, { common, order }] of languages) {
    const { page } = await Person.signIn(browser, 'sale', { language });
    const { field, problem, typing, act } = common;
    await page.route('**/api/orders', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: {} }) : route.fallback(),
    );
    await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/new`);
    const customer = page.getByRole('combobox', { name: field.customer });
    await expect(customer).toBeFocused();
    await page.keyboard.type('a');
    await page.locator('[role=option]:visible').first().click();
    await page.getByRole('combobox', { name: field.product, exact: true }).fill('49');
    await page.locator('[role=option]:visible').first().click();
    await page.getByRole('checkbox', { name: order.order.field.with_tax }).uncheck();
    const price = page.getByRole('textbox', { name: field.price, exact: true });
    const quantity = page.getByRole('textbox', { name: field.quantity, exact: true });
    const percent = page.getByRole('textbox', { name: order.order.field.discount_percent });
    const write = async (target: Locator, text: string) => {
      await target.fill('');
      await target.pressSequentially(text);
      await target.blur();
    };
    const groups = language === 'vi' ? '.' : ',';
    const point = language === 'vi' ? ',' : '.';
    const main = page.getByRole('main'); // a fee of so much is refused as well, beside it
    // typed as the language writes it
    await write(price, `12${groups}800`);
    await expect(price).toHaveValue(`12${groups}800`);
    await write(quantity, `2${groups}000`);
    await expect(quantity).toHaveValue(`2${groups}000`);
    expect(await sentLine(page, act.save)).toMatchObject({ price: '12800', quantity: '2000' });
    // the key of the number pad is the sign of the language
    await price.fill('99999999999');
    await price.press('End');
    await price.dispatchEvent('keydown', { code: 'NumpadDecimal', key: '.' });
    await price.pressSequentially('123456');
    if (language !== 'vi') await price.fill('99999999999.123456'); // there the key types the sign itself
    await price.blur();
    await expect(price).toHaveValue(`99${groups}999${groups}999${groups}999${point}123456`);
    await write(quantity, '1');
    expect(await sentLine(page, act.save)).toMatchObject({ price: '99999999999.123456' });
    // what is pasted is read by its last sign
    for (const [pasted, shown] of [
      ['1,500,000', `1${groups}500${groups}000`],
      ['1.500.000,25 ₫', `1${groups}500${groups}000${point}25`],
      ['¥1,500.5', `1${groups}500${point}5`],
    ] as const) {
      await paste(price, pasted);
      await price.blur();
      await expect(price).toHaveValue(shown);
    }
    // what is no figure of the language is refused, not made another one, and nothing is sent
    await write(price, `12${groups}5`);
    await expect(price).toHaveValue(`12${groups}5`);
    await expect(page.getByText(typing.not_figure.replace('{{decimals}}', point))).toBeVisible();
    await page.getByRole('button', { name: act.save, exact: true }).click();
    await expect(price).toBeFocused();
    await write(price, '-12x');
    await expect(price).toHaveValue('-12'); // said to be wrong, not made another figure
    await expect(page.getByText(problem.too_small.replace('{{minimum}}', '0'))).toBeVisible();
    await write(price, '');
    await expect(price).toHaveValue('0');
    await write(quantity, '1000000000000'); // one digit more than twelve
    await expect(
      main.getByText(problem.too_large.replace('{{maximum}}', [999, 999, 999, 999].join(groups))),
    ).toBeVisible();
    await write(quantity, '1');
    await write(percent, '100');
    await expect(page.getByText(problem.too_large.replace('{{maximum}}', `99${point}9`))).toBeVisible();
    await page.context().close();
  }
});

test('volumes edited in place have three integer digits and four decimals, other measures two decimals', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  const container = await write(page, 'POST', 'containers', {
    ...{ name: `SEA-${Date.now().toString(36)}`, shipment_method_id: 'sea' },
    ...{ from_area_id: NARITA, to_area_id: HANOI },
  });
  await page.goto(
    `${process.env.HAKOBU_URL}/#/warehouse/outbound/transfer-order?container_id=${container.id}`,
  );
  const { max_volume, max_weight } = vi.warehouse.container.field;
  const { too_large, too_many_decimals } = vi.common.problem;
  const changed = async (field: string, text: string) => {
    const value = page.getByRole('button', { name: `${vi.common.act.edit} ${field}: ` });
    const input = page.getByRole('textbox', { name: field, exact: true });
    if (!(await input.isVisible())) await value.click();
    await input.fill(text);
    await input.press('Enter');
    return { value, input };
  };
  for (const [field, text, problem] of [
    [max_volume, '1000', too_large.replace('{{maximum}}', '999,9999')],
    [max_volume, '33,00001', too_many_decimals.replace('{{scale}}', '4')],
    [max_weight, '28200,125', too_many_decimals.replace('{{scale}}', '2')],
  ] as const) {
    const { input } = await changed(field, text);
    await input.blur();
    await expect(page.getByText(problem)).toBeVisible();
    await expect(input).toHaveValue(text);
    await input.press('Escape');
  }
  const volume = await changed(max_volume, '123,4567');
  await expect(volume.value).toHaveText('123,4567 m³');
  const weight = await changed(max_weight, '28200,25');
  await expect(weight.value).toHaveText('28.200,25');
  expect(await read(page, `containers/${container.id}`)).toMatchObject({
    ...{ total_max_volume: '123.4567', total_max_weight: '28200.25' },
  });
});

test('days are read day first, and anything else is refused under the field', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'accounting');
  // from the beginning: requests from the moment the browser starts holding them are not counted
  await page.route('**/api/deposit-with-cash', (route) => route.fulfill({ status: 409, json: {} }));
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/account/customer`);
  await page.getByRole('button', { name: vi.accounting.transaction.act.deposit_with_cash }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: vi.common.field.customer })).toBeFocused();
  await page.keyboard.type('a');
  await page.locator('[role=option]:visible').first().click();
  const day = dialog.getByRole('textbox', { name: vi.common.field.voucher_date });
  const year = new Date().getFullYear();
  for (const [typed, shown] of [
    ['05-11-2026', '05-11-2026'],
    ['13-11-2026', '13-11-2026'],
    ['5/11', `05-11-${year}`],
    ['0511', `05-11-${year}`],
    ['5.11.26', '05-11-2026'],
  ] as const) {
    await day.fill('');
    await day.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect(day).toHaveValue(shown);
  }
  // the amount is echoed with its currency, large ones in words, and stands on the button
  const amount = dialog.getByRole('textbox', { name: vi.common.field.amount, exact: true });
  await amount.fill('18.642,5');
  await expect(dialog.getByText(vi.common.problem.too_many_decimals.replace('{{scale}}', '0'))).toBeVisible();
  await amount.fill('1500000');
  await expect(dialog.getByText('1.500.000 ¥ · 1,5 triệu')).toBeVisible();
  const send = dialog.getByRole('button', { name: /^Thu tiền khách nạp 1\.500\.000 ¥$/ });
  await day.fill('31-11-2026');
  await send.click();
  await expect(dialog.getByText(vi.common.typing.not_day)).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill('05-11-2026');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ amount: '1500000', voucher_date: '2026-11-05' });
});

test('the calendar is in the language of the user', async ({ browser }) => {
  for (const [language, words, month, weekday] of [
    ['en', en, 'November 2026', 'Mo'],
    ['vi', vi, 'tháng 11, 2026', 'T2'],
    ['ja', ja, '2026年11月', '月'],
  ] as const) {
    const { page } = await Person.signIn(browser, 'sale', { language });
    await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail?orders-created_at-from=2026-11-15`);
    await page
      .getByRole('search')
      .getByRole('button', { name: words.common.field.created_at })
      .first()
      .click();
    await page.getByLabel(words.common.field.range_from, { exact: true }).click();
    const { calendar } = words.common.typing;
    await expect(page.getByRole('button', { name: calendar.choose_month })).toHaveText(month);
    await expect(page.getByRole('columnheader', { name: weekday, exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: calendar.month_after }).click();
    await expect(page.getByRole('button', { name: calendar.choose_month })).not.toHaveText(month);
  }
});

test('closing an unchanged form asks for no confirmation', async ({ browser }) => {
  const accountant = await Person.signIn(browser, 'accounting');
  const { page } = accountant;
  await page.goto(`${process.env.HAKOBU_URL}/#/accounting/bank/collect-money`);
  await accountant.open(vi.accounting.transaction.act.received_from_local_currency);
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: vi.common.field.amount, exact: true });
  await expect(amount).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('0'); // what an empty field becomes
  await amount.focus();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: vi.common.act.close, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // what was typed is asked for, also where it is nothing again
  await accountant.open(vi.accounting.transaction.act.received_from_local_currency);
  await amount.fill('5');
  await amount.fill('');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: vi.common.act.close, exact: true }).click();
  await expect(page.getByRole('dialog', { name: vi.common.typing.unsaved_title })).toBeVisible();
});
