// Prices on screen: how conditions and brackets are shown, and how a condition is added and removed.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { act, consequence, field } = vi.common;
const { price } = vi.product;

test('conditions of a price are chosen by kind, shown by name, and removed except the unit', async ({
  browser,
}) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const dialog = page.getByRole('dialog');
  const remove = (key: keyof typeof price.condition) =>
    dialog.getByRole('button', { name: `${act.remove} ${price.condition[key]}`, exact: true });
  const edit = (key: keyof typeof price.condition) =>
    dialog.getByRole('button', { name: `${act.edit} ${price.condition[key]}`, exact: true });

  await test.step('a price says for what it holds, and how far each bracket goes', async () => {
    await page.goto(
      `${process.env.HAKOBU_URL}/#/admin/goods/prices?prices-q=${encodeURIComponent('Đường bay')}`,
    );
    const row = page.getByRole('row').filter({ hasText: 'Đường bay Narita' });
    await expect(row).toContainText(`${price.condition.from}: Narita`);
    await expect(row).toContainText(`${price.condition.to}: Hà Nội`);
    await expect(row).toContainText(`${price.condition['shipment-method']}: Đường bay`);
    await expect(row).toContainText(vi.warehouse.freight.type.by_chargeable_weight);
    await expect(row).not.toContainText('by_chargeable_weight');
    await row.getByRole('link').first().click();
    // Within the brackets, and in the price of ten, which loads later.
    await expect(dialog.getByText(price.message.under.replace('{{to}}', '20'))).toHaveCount(2);
    await expect(dialog.getByText('100 – ∞')).toBeVisible();
    await expect(edit('unit')).toBeVisible();
    await expect(remove('unit')).toHaveCount(0);
    await expect(remove('currency')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a new one is of the shipping fee unless it says otherwise', async () => {
    await admin.open(act.create);
    await expect(dialog.getByRole('combobox', { name: price.field.group })).toHaveValue(
      price.group['shipping-fee'],
    );
    await admin.fill(field.name, `Thử ${Date.now().toString(36)}`);
    await admin.press(act.save);
    await expect(dialog.getByText(price.problem.no_timeline)).toBeVisible();
  });

  const form = dialog.last();
  const key = form.getByRole('combobox', { name: field.type });
  const choose = async (name: keyof typeof price.condition) => {
    await key.click();
    await page.getByRole('option', { name: price.condition[name], exact: true }).click();
  };
  await test.step('what a condition can be follows from its key', async () => {
    await dialog.getByRole('button', { name: price.act.add_condition }).click();
    const value = form.getByRole('combobox', { name: price.field.value });
    for (const [name, option] of [
      ['currency', 'JPY'],
      ['shipment-method', 'Đường bay'],
      ['from', 'Narita'],
      ['to', 'Hà Nội'],
      ['unit', vi.warehouse.freight.type.by_volume],
    ] as const) {
      await choose(name);
      await value.click();
      await expect(page.getByRole('option', { name: option, exact: true }).last()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await choose('customer-group');
    await expect(form.getByRole('textbox', { name: price.field.value })).toBeEditable();
  });

  await test.step('nothing is sent without a value; what is saved can be changed and taken off', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/conditions')) sent += 1;
    });
    const save = form.locator('button[type=submit]');
    if (await save.isEnabled()) await save.click();
    await waitUntilIdle(page);
    expect(sent).toBe(0);
    await form.getByRole('textbox', { name: price.field.value }).fill('vip');
    await save.click();
    await expect(remove('customer-group')).toBeVisible();
    expect(sent).toBe(1);
    await edit('customer-group').click();
    await form.getByRole('textbox', { name: price.field.value }).fill('si');
    await form.locator('button[type=submit]').click();
    await expect(dialog.getByText('si', { exact: true })).toBeVisible();
    await remove('customer-group').click();
    const question = page.getByRole('dialog').filter({ hasText: consequence.for_good });
    await question.getByRole('button', { name: act.delete, exact: true }).click();
    await expect(remove('customer-group')).toHaveCount(0);
  });
});
