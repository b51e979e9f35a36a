import type { Browser, Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { countLetters, readLetter } from '../support/mail-box.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const mailbox = () => process.env.HAKOBU_MAIL!;

async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${process.env.HAKOBU_URL}/`);
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Follows the link of a mail, on the address of the test server. */
const follow = (page: Page, { hash }: URL) => page.goto(`${process.env.HAKOBU_URL}/${hash}`);

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(vi.identity.account.page.email).fill(email);
  await page.getByLabel(vi.identity.account.page.password, { exact: true }).first().fill(password);
  await page.getByRole('button', { name: vi.common.frame.app.sign_in, exact: true }).click();
}

test('a user registers, verifies the email, signs in, forgets the password and sets a new one', async ({
  browser,
}) => {
  const page = await stranger(browser);
  const email = `khach${Date.now()}@example.test`;
  await test.step('registers', async () => {
    await page.getByRole('button', { name: vi.common.frame.app.register }).click();
    await expect(heading(page, vi.common.frame.app.register)).toBeVisible();
    await page.getByLabel(vi.common.field.name).fill('Khách Mới');
    await page.getByLabel(vi.identity.account.page.email).fill(email);
    await page.getByLabel(vi.identity.account.page.password, { exact: false }).first().fill('mật khẩu dài');
    await page.getByRole('button', { name: vi.common.frame.app.register }).click();
    await expect(heading(page, vi.identity.account.page.email_unverified)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });
  await test.step('cannot enter the customers’ area before', async () => {
    await page.goto(`${process.env.HAKOBU_URL}/#/customer/orders`);
    const answer = page.getByRole('alert').filter({ hasText: vi.common.errors.email_not_verified });
    await expect(answer).toBeVisible();
    await expect(page).toHaveURL(/#\/email-unverified/);
  });
  await test.step('follows the link and sees their own area', async () => {
    await follow(page, (await readLetter(mailbox(), email)).link);
    await expect(page.getByText(vi.identity.account.page.verified)).toBeVisible();
    await page.getByRole('button', { name: vi.identity.account.page.go_on }).click();
    await expect(heading(page, vi.order.order.title.mine)).toBeVisible();
  });
  await test.step('signs out, asks for a new password, sets it and signs in', async () => {
    await page.getByRole('button', { name: vi.common.frame.app.account, exact: true }).click();
    await page.getByRole('menuitem', { name: vi.common.frame.app.sign_out }).click();
    await page.getByRole('link', { name: vi.identity.account.page.forgot_password }).click();
    await page.getByRole('button', { name: vi.identity.account.page.reset_password }).click();
    await expect(page.getByText(vi.identity.account.errors.email_empty).first()).toBeVisible();
    const seen = countLetters(mailbox(), email);
    await page.getByLabel(vi.identity.account.page.email).fill(email);
    await page.getByRole('button', { name: vi.identity.account.page.reset_password }).click();
    await expect(page.getByText(vi.identity.account.page.mail_on_way)).toBeVisible();
    await follow(page, (await readLetter(mailbox(), email, seen)).link);
    await page
      .getByLabel(vi.identity.account.page.new_password, { exact: true })
      .first()
      .fill('mật khẩu khác');
    await page.getByRole('button', { name: vi.common.act.save }).click();
    await expect(page.getByText(vi.identity.account.page.password_set)).toBeVisible();
    await page.getByRole('link', { name: vi.common.frame.app.sign_in }).click();
    await signIn(page, email, 'mật khẩu dài');
    await expect(
      page.getByRole('alert').filter({ hasText: vi.common.errors.invalid_credentials }),
    ).toBeVisible();
    await signIn(page, email, 'mật khẩu khác');
    await expect(heading(page, vi.order.order.title.mine)).toBeVisible();
  });
});

test('a role is created and assigned, and takes effect at once', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const admin = await Person.signIn(browser, 'admin');
  await admin.go(vi.identity.role.plural);
  await admin.open(vi.common.act.create);
  await admin.fill(vi.common.field.name, `Trợ lý ${mark}`);
  await admin.fill(vi.identity.role.field.role_id, `helper-${mark}`);
  await admin.press(vi.common.act.save);
  await expect(admin.page.getByRole('heading', { level: 1, name: `Trợ lý ${mark}` })).toBeVisible();
  const flag = (right: string) =>
    admin.page.getByRole('checkbox', {
      name: `${right} · ${vi.identity.role.editor.organization} · ${vi.identity.role.editor.read}`,
      exact: true,
    });
  await flag('Sản phẩm').check();
  await flag('Nhà cung cấp').check();
  await admin.press(vi.common.act.save);
  await expect(admin.page.getByText(vi.common.message.updated).first()).toBeVisible();

  const email = `${mark}@example.test`;
  await admin.go(vi.identity.user.plural);
  await admin.open(vi.common.act.create);
  for (const [label, value] of [
    [vi.common.field.name, `Người ${mark}`],
    [vi.common.field.email, email],
    [vi.identity.user.field.password, 'mật khẩu dài'],
  ] as const)
    await admin.fill(label, value);
  await admin.choose(vi.common.field.role, `Trợ lý ${mark}`);
  await admin.finish(vi.common.act.save);

  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await page.goto(`${process.env.HAKOBU_URL}/#/login`);
  await signIn(page, email, 'mật khẩu dài');
  const entry = (name: string) => page.locator('nav a', { hasText: name });
  await expect(entry(vi.product.supplier.plural)).toHaveCount(1);
  await admin.page.goto(`${process.env.HAKOBU_URL}/#/admin/roles/helper-${mark}`);
  await flag('Nhà cung cấp').uncheck();
  await admin.press(vi.common.act.save);
  await expect(admin.page.getByText(vi.common.message.updated).first()).toBeVisible();
  await page.reload();
  await expect(entry(vi.product.product.plural).first()).toBeAttached();
  await expect(entry(vi.product.supplier.plural)).toHaveCount(0);
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/suppliers`);
  await expect(heading(page, '403')).toBeVisible();
});
