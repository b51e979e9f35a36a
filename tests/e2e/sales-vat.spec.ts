// The VAT in what is sold, by clicking: what stands is proposed, and what is saved is told by the card.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { field, plural } = vi.identity.organization;
const { act } = vi.common;

test('the VAT of a type of order is set, proposed as it stands, and taken away', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await admin.go(plural);
  const fact = page.locator('dl.facts > div').filter({ hasText: field.sales_vat }).first();
  const said = `${vi.order.order.type.auction} USD 8 %`;
  /** Opens the form for what no other test sells; answers the percentage. */
  const choose = async () => {
    await fact.getByRole('button', { name: act.edit }).click();
    const dialog = page.getByRole('dialog', { name: field.sales_vat });
    await expect(dialog).toBeVisible();
    await admin.choose(field.type_id, vi.order.order.type.auction);
    await admin.choose(vi.common.field.currency, 'USD');
    return dialog.getByLabel(field.percent);
  };
  await expect(await choose()).toHaveValue('0');
  await admin.fill(field.percent, '8');
  await admin.finish(act.save);
  await expect(fact).toContainText(said);
  await expect(await choose()).toHaveValue('8');
  await admin.fill(field.percent, '0');
  await admin.finish(act.save);
  await expect(fact).not.toContainText(said);
});
