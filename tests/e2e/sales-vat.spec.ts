// VAT on sales on screen: the current rate is proposed, and a saved one is shown on the card.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { field, plural } = vi.identity.organization;
const { act } = vi.common;

test('the VAT of an order type is set, proposed with its current value, and removed', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  await admin.go(plural);
  const fact = page.locator('dl.facts > div').filter({ hasText: field.sales_vat }).first();
  const said = `${vi.order.order.type.auction} USD 8%`;
  /** Opens the form for a combination that no other test sells; returns the percentage. */
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
