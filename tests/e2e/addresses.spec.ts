import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { addFilter } from './filter.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

test('an address book is converted to the units of today, and a divided ward is chosen by hand', async ({
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
  await customer.choose(vi.common.field.country, '日本');
  await customer.fill(vi.helper.place.field.postcode, '100-0005');
  await customer.choose(vi.helper.place.field.ward, '丸の内');
  await customer.fill(vi.identity.address.field.address_detail, '1-9-1');
  await customer.finish(vi.common.act.save);
  await customer.sees('〒1000005 東京都千代田区丸の内 1-9-1');
});
