import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { deposit, payment } from '../../server/seed/demo/steps.ts';
import { billedOrder } from './billed-order.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitForLiveUpdates } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

test('a list shows rows of other users live, and a form keeps unsaved input', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const [purchase, admin] = [await Person.signIn(browser, 'purchase'), await Person.signIn(browser, 'admin')];
  await purchase.go(vi.product.supplier.plural);
  await waitForLiveUpdates(purchase.page);
  const { id } = await write(admin.page, 'POST', 'suppliers', { name: `Cửa hàng ${mark}` });
  await expect(purchase.page.getByText(`Cửa hàng ${mark}`)).toBeVisible();
  await write(admin.page, 'PUT', `suppliers/${id}`, { name: `Tiệm ${mark}` });
  await expect(purchase.page.getByText(`Tiệm ${mark}`)).toBeVisible();

  const { id: userId } = await write(admin.page, 'POST', 'users', {
    name: `Người ${mark}`,
    email: `${mark}@live.test`,
    role_id: 'customer',
    password: 'mật khẩu dài',
  });
  await admin.page.goto(`${process.env.HAKOBU_URL}/#/admin/users/${userId}`);
  const heading = (name: string) => admin.page.getByRole('heading', { level: 1, name });
  await expect(heading(`Người ${mark}`)).toBeVisible();
  const second = await Person.signIn(browser, 'admin');

  // whoever types where nothing is saved from is not kept from what is new
  const note = admin.page
    .locator('section')
    .filter({ has: admin.page.getByRole('button', { name: vi.common.act.add_note }) })
    .getByRole('textbox');
  await note.fill('đang gõ');
  await write(second.page, 'PUT', `users/${userId}`, { name: `Tên hai ${mark}` });
  await expect(heading(`Tên hai ${mark}`)).toBeVisible();
  await expect(note).toHaveValue('đang gõ');

  // only the data a form was made from waits, and a notice says so
  await admin.fill(vi.common.field.tel, '0900000000');
  await write(second.page, 'PUT', `users/${userId}`, { name: `Tên mới ${mark}` });
  await expect(admin.page.getByText(vi.common.read.changed)).toBeVisible();
  await expect(admin.page.getByLabel(vi.common.field.tel)).toHaveValue('0900000000');
  await expect(heading(`Tên hai ${mark}`)).toBeVisible();
  await admin.press(vi.common.act.save); // nobody’s change is overwritten unseen
  await expect(
    admin.page.getByRole('alert').filter({ hasText: vi.common.errors.stale_version }),
  ).toBeVisible();
  await admin.press(vi.common.read.show_changed);
  await expect(heading(`Tên mới ${mark}`)).toBeVisible();
  await expect(admin.page.getByText(vi.common.read.changed)).toHaveCount(0);
});

test('a slow read completes while live changes keep arriving', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const [purchase, admin] = [await Person.signIn(browser, 'purchase'), await Person.signIn(browser, 'admin')];
  await purchase.go(vi.product.supplier.plural);
  await waitForLiveUpdates(purchase.page);
  await purchase.page.route(/\/api\/suppliers\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const { id } = await write(admin.page, 'POST', 'suppliers', { name: `Cửa hàng ${mark}` });
  let more = true;
  const changing = (async () => {
    for (let turn = 0; more; turn += 1) {
      await write(admin.page, 'PUT', `suppliers/${id}`, { name: `Cửa hàng ${mark} ${turn}` });
      await admin.page.waitForTimeout(500);
    }
  })();
  try {
    await expect(purchase.page.getByText(`Cửa hàng ${mark}`)).toBeVisible();
  } finally {
    more = false;
    await changing;
  }
  await write(admin.page, 'PUT', `suppliers/${id}`, { name: `Tiệm ${mark}` });
  await expect(purchase.page.getByText(`Tiệm ${mark}`)).toBeVisible();
});

test('what a container waits for is refreshed when another department pays', async ({ browser }) => {
  const crew = await apiCrew();
  const { customer, order, container } = await billedOrder(crew, Date.now().toString(36));
  const warehouse = await Person.signIn(browser, 'warehouse');
  await warehouse.go(vi.warehouse.container.plural);
  await warehouse.openRow(container);
  const unsettled = warehouse.page.getByText('chưa thanh toán, chưa chuyển công nợ').first();
  await expect(unsettled).toBeVisible();
  await waitForLiveUpdates(warehouse.page);
  await deposit(crew, customer, '950000', 'VND');
  await crew.accounting('POST', ...payment('service', customer, '950000', { type: 'order', id: order }));
  await expect(unsettled).toHaveCount(0);
});
