import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { rowsOf, write } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { act } = vi.common;

test('wards are listed, found, made with an id, renamed and deleted in their manager', async ({
  browser,
}) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await page.goto(url('/admin/addresses?provinces=old-01&districts=old-001'));
  const rows = page.getByRole('dialog').last().getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await admin.open(act.create);
  await admin.fill(vi.common.field.id, 'test-ward');
  await admin.fill(vi.common.field.name, 'Phường Thử');
  await admin.finish(act.save);
  await admin.fill(act.search, 'phường thử');
  await expect(rows).toHaveCount(2);
  await admin.open(`${act.edit} Phường Thử`);
  await admin.fill(vi.common.field.name, 'Phường Thử Hai');
  await admin.finish(act.save);
  await page.getByRole('button', { name: `${act.delete} Phường Thử Hai` }).click();
  await admin.confirm();
  await expect(rows).toHaveCount(0);
});

test('districts are made, renamed and deleted in their manager, and lead to their wards', async ({
  browser,
}) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const id = `test-${Date.now().toString(36)}`;
  await page.goto(url('/admin/addresses?provinces=old-01'));
  const dialog = page.getByRole('dialog', { name: vi.helper.place.field.district, exact: true });
  const rows = dialog.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await admin.open(act.create);
  await admin.fill(vi.common.field.id, id);
  await admin.fill(vi.common.field.name, 'Quận Thử');
  await admin.finish(act.save);
  await admin.fill(act.search, id);
  await expect(rows.filter({ hasText: 'Quận Thử' })).toHaveCount(1);
  await admin.open(`${act.edit} Quận Thử`);
  await admin.fill(vi.common.field.name, 'Quận Thử Hai');
  await admin.finish(act.save);
  await rows.filter({ hasText: 'Quận Thử Hai' }).getByText(id).click();
  await expect(page).toHaveURL(new RegExp(`provinces=old-01&districts=${id}$`));
  const wards = page.getByRole('dialog', { name: vi.helper.place.field.ward, exact: true });
  await wards.getByRole('button', { name: act.close, exact: true }).click();
  await expect(page).toHaveURL(/provinces=old-01$/);
  await dialog.getByRole('button', { name: `${act.delete} Quận Thử Hai` }).click();
  await admin.confirm();
  await expect(rows.filter({ hasText: id })).toHaveCount(0);
});

test('a card has the controls that state and permissions allow, and shows where data is missing', async ({
  browser,
}) => {
  const customer = await Person.newcomer(browser, 'customer');
  const { page } = customer;
  const [own] = await rowsOf<{ id: number }>(page, 'users?filter[own]=1');
  for (const [consignee, isDefault] of [
    ['Chị Mặc Định', true],
    ['Anh Thứ Hai', false],
  ] as const)
    await write(page, 'POST', 'addresses', {
      ...{ user_id: own!.id, consignee },
      address_detail: '12 Tràng Tiền',
      default: isDefault,
    });
  const whole = await write(page, 'POST', 'addresses', {
    ...{ user_id: own!.id, consignee: 'Bà Đầy Đủ', address_detail: '25 Phố Huế', ward_id: '25-00004' },
    ...{ tel: '0901234567', note: 'Gọi trước khi đến' },
  });
  await page.goto(url('/customer/address'));
  const button = (verb: string, name: string) => page.getByRole('button', { name: `${verb} ${name}` });
  await expect(button(act.edit, 'Chị Mặc Định')).toBeVisible();
  await expect(button(act.delete, 'Chị Mặc Định')).toHaveCount(0);
  await expect(page.getByText(vi.identity.address.message.default, { exact: true })).toHaveCount(1);
  expect(whole.full_address).toMatch(/^25 Phố Huế, .+, .+/);
  for (const written of ['Bà Đầy Đủ', String(whole.full_address), '0901234567', 'Gọi trước khi đến'])
    await expect(page.getByText(written, { exact: true })).toBeVisible();
  await expect(page.getByText(`12 Tràng Tiền · ${vi.identity.address.message.no_ward}`)).toHaveCount(2);
  await button(act.delete, 'Anh Thứ Hai').click();
  await customer.confirm();
  await expect(page.getByText('Anh Thứ Hai')).toHaveCount(0);
});

test('a choice of roles starts with all, which does not filter', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/admin/users?users-role_id=sale&users-sort=id'));
  await expect(page.getByRole('row').filter({ hasText: 'sale@hakobu.test' })).toBeVisible();
  const others = page.getByRole('row').filter({ hasText: /(warehouse|purchase|accounting)@hakobu\.test/ });
  await expect(others).toHaveCount(0);
  await page.getByRole('search').getByRole('button', { name: vi.common.field.role }).first().click();
  const first = page.getByRole('listbox', { name: vi.common.field.role }).getByRole('option').first();
  await expect(first).toHaveText(vi.common.list.filter.all);
  await first.click();
  await expect(others.first()).toBeVisible();
  expect(page.url()).not.toContain('role_id=sale');
});

test('a search among containers waits half a second after the last key', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(url('/warehouse/outbound/transfer-order'));
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.container.plural })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const search = page.getByRole('search').getByRole('textbox', { name: act.search });
  await search.fill('T');
  const typed = Date.now();
  const asked = page.waitForRequest((request) => /\/api\/containers\?.*q=TA/.test(request.url()));
  await search.fill('TA');
  await asked;
  expect(Date.now() - typed).toBeGreaterThanOrEqual(490);
});

test('lines of a cut-off bill cannot be removed; the price per kilogram is shown', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const all = await rowsOf<Bill>(page, 'lading-bills?include=pivot_boxes&per_page=100');
  const stands = all.find(({ pivot_boxes, had_cut_off }) => pivot_boxes.length > 0 && had_cut_off)!;
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${stands.id}`));
  await expect(
    page.getByText(vi.warehouse.lading_bill.message.per_kg.replace('{{factor}}', '350')),
  ).toBeVisible();
  const remove = `${act.remove} ${stands.pivot_boxes[0]!.box_id}`;
  await expect(page.getByRole('button', { name: remove, exact: true })).toHaveCount(0);
});

interface Bill {
  id: number;
  had_cut_off: boolean;
  pivot_boxes: { box_id: number }[];
}
