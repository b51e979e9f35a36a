import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { addFilter } from './filter.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

test('an address book is converted to current units, and the successor of a divided ward is chosen by hand', async ({
  browser,
}) => {
  const admin = await Person.signIn(browser, 'admin');
  await admin.go(vi.identity.address.plural);
  await admin.press(vi.identity.address.act.convert);
  await admin.confirm();
  await expect(
    admin.page.getByText(
      vi.identity.address.message.converted.replace('{{converted}}', '0').replace('{{left}}', '1'),
    ),
  ).toBeVisible();
  await addFilter(admin.page, vi.identity.address.field.conversion);
  await admin.page
    .getByRole('option', { name: vi.identity.address.conversion.needs_choice, exact: true })
    .click();
  await admin.page.keyboard.press('Escape');
  await expect(admin.page.getByRole('dialog')).toHaveCount(0);
  await expect(admin.page.getByRole('row')).toHaveCount(2);
  await admin.openRow('Đặng Minh Châu');
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Đặng Minh Châu' })).toBeVisible();
  await admin.sees(vi.identity.address.conversion.needs_choice);
  await admin.choose(vi.identity.address.field.today_ward, 'Phường Nghĩa Đô, Thành phố Hà Nội');
  await admin.sees(vi.identity.address.conversion.converted);
  await admin.sees(
    '25 Phố Huế, Phường Nghĩa Đô, Thành phố Hà Nội (Phường Dịch Vọng, Quận Cầu Giấy, Thành phố Hà Nội)',
  );
});

test('a place in Japan is found by its postcode', async ({ browser }) => {
  const customer = await Person.signIn(browser, 'customer', { width: 390 });
  await customer.page.goto(`${process.env.HAKOBU_URL}/#/customer/address`);
  await customer.open(vi.identity.address.act.add_address);
  await customer.fill(vi.common.field.consignee, 'Chị Hoa');
  const save = customer.page.getByRole('dialog').locator('button[type=submit]');
  await customer.fill(vi.identity.address.field.address_detail, '1-9-1');
  await expect(save).toBeDisabled(); // Until a ward is chosen as well.
  await customer.choose(vi.common.field.country, '日本');
  await customer.fill(vi.helper.place.field.postcode, '100-0005');
  await customer.choose(vi.helper.place.field.ward, '丸の内');
  await expect(save).toBeEnabled();
  await customer.fill(vi.identity.address.field.address_detail, '');
  await expect(save).toBeDisabled(); // Until the street is filled as well.
  await customer.fill(vi.identity.address.field.address_detail, '1-9-1');
  await expect(save).toBeEnabled();
  const sent = customer.page.waitForRequest((request) => request.method() === 'POST');
  await customer.finish(vi.common.act.save);
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(Object.values(body).filter((value) => value === '' || value === null)).toEqual([]);
  await customer.sees('〒1000005 東京都千代田区丸の内 1-9-1');
});

test('an address is chosen from many, by page or with more per page', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const name = `Khách ${Date.now().toString(36)}`;
  const email = `${Date.now().toString(36)}@example.test`;
  const { id: user_id } = await write(page, 'POST', 'customers', { name, email });
  const dialog = page.getByRole('dialog');
  const pages = dialog.getByRole('button', { name: vi.common.list.pages.page.replace('{{number}}', '2') });
  const more = dialog.getByRole('button', { name: vi.common.act.load_more });
  const cards = dialog.locator('[role=button].opens');
  const look = async () => {
    await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/goods-deliveries`);
    await page.reload();
    await page.getByRole('button', { name: vi.common.act.create, exact: true }).click();
    await dialog.getByRole('combobox', { name: vi.common.field.customer, exact: true }).fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: vi.common.field.address, exact: true }).click();
  };
  const add = (count: number) =>
    write(page, 'POST', 'addresses', {
      user_id,
      consignee: `Nhà ${count}`,
      address_detail: `${count} Phố Huế`,
    });
  for (let count = 1; count <= 10; count += 1) await add(count);
  await look();
  await expect(cards).toHaveCount(10);
  await expect(pages).toHaveCount(0);
  await expect(more).toHaveCount(0);
  await add(11);
  await look();
  await expect(cards).toHaveCount(10);
  await expect(pages).toBeVisible();
  const list = dialog.locator('.mantine-ScrollArea-root').last();
  const heightOf = async () => (await list.boundingBox())!.height;
  expect(await heightOf()).toBeLessThanOrEqual(0.7 * 900 + 1);
  await more.click();
  await expect(cards).toHaveCount(11);
  await expect.poll(heightOf).toBeCloseTo(0.7 * 900, 0); // The rest is reached by scrolling.
  await expect(more).toHaveCount(0);
  await cards.filter({ hasText: 'Nhà 3' }).click();
  await expect(dialog.getByRole('button', { name: vi.common.field.address, exact: true })).toContainText(
    'Nhà 3',
  );
});
