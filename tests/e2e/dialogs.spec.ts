import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

test('a dialog is titled with its act and noun, its button names the act, and its first field has the focus', async ({
  browser,
}) => {
  for (const [language, { common, warehouse }, title] of [
    ['en', en, 'New container'],
    ['vi', vi, 'Tạo container'],
    ['ja', ja, 'コンテナを作成'],
  ] as const) {
    const { page } = await Person.signIn(browser, 'warehouse', { language });
    // The start screen has such a button as well.
    const isAt = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(url('/warehouse/outbound/transfer-order'));
    await isAt(warehouse.container.plural);
    await page.getByRole('button', { name: common.act.create, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByRole('button', { name: common.act.submit_new, exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.goto(url('/warehouse/inbound/purchase-order'));
    await isAt(warehouse.sfa.title.list);
    await page.getByRole('button', { name: common.act.create, exact: true }).click();
    const { receive } = warehouse.sfa.act;
    const receiving = page.getByRole('dialog', { name: receive, exact: true });
    await expect(receiving.getByRole('button', { name: receive, exact: true })).toBeVisible();
    await page.context().close();
  }
});

test('a confirmation says what will happen to which object', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  const { act, consequence } = vi.common;
  const name = `SEA-${Date.now().toString(36)}`;
  const { id: origin } = await write(page, 'POST', 'origins', { name });

  await test.step('Enter confirms what deletes nothing', async () => {
    await page.goto(url('/admin/addresses'));
    const { convert } = vi.identity.address.act;
    await page.getByRole('button', { name: convert, exact: true }).click();
    const question = page.getByRole('dialog', { name: convert, exact: true });
    await expect(question).toContainText(consequence.addresses_convert);
    await expect(question.getByRole('button', { name: convert, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  });

  await test.step('Enter keeps what would be deleted', async () => {
    await page.goto(url(`/admin/goods/origins?origin_id=${origin}`));
    await page.getByRole('button', { name: act.delete, exact: true }).click();
    const question = page.getByRole('dialog', { name: `${act.delete} ${name}?` });
    await expect(question).toContainText(consequence.for_good);
    await expect(question.getByRole('button', { name: act.go_back })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1); // the origin
  });
});
