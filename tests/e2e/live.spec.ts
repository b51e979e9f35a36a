import { expect, test, type Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';

/** A write of somebody else, as any client sends it. */
async function write(page: Page, method: string, path: string, body: object): Promise<{ id: number }> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const token = /access_token=([^;]+)/.exec(document.cookie)![1];
      const reply = await fetch(`/api/${address}`, {
        method: verb!,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: content!,
      });
      return reply.json() as Promise<{ id: number }>;
    },
    [method, path, JSON.stringify(body)],
  );
}

test('a list shows what somebody else makes, and a form keeps what is being typed', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const [purchase, admin] = [await Person.signIn(browser, 'purchase'), await Person.signIn(browser, 'admin')];
  await purchase.go(vi.product.supplier.plural);
  await purchase.page.waitForTimeout(1500); // the stream is open by then
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
  await admin.fill(vi.common.field.tel, '0900000000');
  const second = await Person.signIn(browser, 'admin');
  await write(second.page, 'PUT', `users/${userId}`, { name: `Tên mới ${mark}` });
  await admin.page.waitForTimeout(3500); // longer than a change takes to arrive
  await expect(admin.page.getByLabel(vi.common.field.tel)).toHaveValue('0900000000');
  await admin.page.getByLabel(vi.common.field.tel).blur();
  await admin.page.waitForTimeout(3500);
  await expect(admin.page.getByLabel(vi.common.field.tel)).toHaveValue('0900000000');
  await admin.press(vi.common.act.save); // nobody’s change is overwritten unseen
  await expect(
    admin.page.getByRole('alert').filter({ hasText: vi.common.errors.stale_version }),
  ).toBeVisible();
});
