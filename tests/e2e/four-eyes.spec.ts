// A voucher above the company's limit on screen: it waits, is declined with a reason, requested again and
// posted by another user.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeSupplier, TODAY } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const request = vi.accounting.voucher_request;
const { act, type } = vi.accounting.transaction;
const { field, plural } = vi.identity.organization;
const shared = vi.common.field;
/** An amount that no other test reaches. */
const LIMIT = '800000000';

test('a payment above the limit waits for a second approver, who declines or posts it', async ({
  browser,
}) => {
  const mark = Date.now().toString(36);
  const admin = await Person.signIn(browser, 'admin');
  const accounting = await Person.signIn(browser, 'accounting');
  const fact = admin.page.locator('dl.facts > div').filter({ hasText: field.second_person }).first();

  const setLimit = async (amount: string) => {
    await admin.go(plural);
    await fact.getByRole('button', { name: vi.common.act.edit }).click();
    await admin.fill(field.above, amount);
    await admin.finish(vi.common.act.save);
  };
  const ask = async (description: string) => {
    await accounting.go(vi.accounting.transaction.page.general);
    await accounting.open(act.other_payment);
    await accounting.choose(shared.currency, 'VND');
    await accounting.fill(shared.amount, '800000001');
    await accounting.choose(vi.common.field.account, '811');
    await accounting.fill(shared.description, description);
    await accounting.finish(/^Chi khác 800.000.001/);
    await accounting.sees('cần duyệt cấp 2');
  };
  const open = async (person: Person, description: string) => {
    await person.go(request.plural);
    await person.page.getByRole('row').filter({ hasText: description }).first().click();
  };

  await test.step('the limit is said for the company', async () => {
    await setLimit(LIMIT);
    await expect(fact).toContainText('800.000.000 ₫');
    await expect(fact).toContainText(type.other_payment);
  });
  await test.step('what two people paid one party within the limit is reported where it exceeds it together', async () => {
    const crew = await apiCrew();
    const supplier = await makeSupplier(crew, `Chia nhỏ ${mark}`);
    for (const payer of [crew.admin, crew.accounting])
      await payer('POST', 'payment-supplier', {
        ...{ transactionable_type: 'supplier', transactionable_id: supplier, fund_id: 1 },
        ...{ amount: '450000000', currency_id: 'VND', voucher_date: TODAY },
      });
    await admin.go(request.plural);
    await admin.open(request.section.below_limit);
    const row = admin.page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: `Chia nhỏ ${mark}` });
    await expect(row).toContainText('900.000.000 ₫');
    await expect(row.getByRole('link')).toHaveCount(2);
    await row.getByRole('link').last().click();
    await expect(admin.page.getByRole('heading', { level: 1, name: /^PC\d\d-\d+$/ })).toBeVisible();
  });
  await test.step('the requester sees that it waits, and cannot decide it', async () => {
    await ask(`Một ${mark}`);
    await open(accounting, `Một ${mark}`);
    await expect(
      accounting.page.getByRole('button', { name: vi.common.action.approve, exact: true }),
    ).toBeDisabled();
    await expect(accounting.page.getByRole('button', { name: request.action.decline })).toHaveCount(0);
  });
  await test.step('another one declines, and says why', async () => {
    await open(admin, `Một ${mark}`);
    await admin.open(request.action.decline);
    await admin.fill(shared.reason, 'Thiếu hóa đơn');
    await admin.finish(request.action.decline);
    await admin.sees('Thiếu hóa đơn');
    await admin.sees(request.state.declined);
  });
  await test.step('or sees what is posted, and posts it', async () => {
    await ask(`Hai ${mark}`);
    await open(admin, `Hai ${mark}`);
    await admin.open(vi.common.action.approve);
    await expect(admin.page.getByRole('dialog').getByRole('row').filter({ hasText: '811' })).toContainText(
      '800.000.001',
    );
    await admin.finish(vi.common.action.approve);
    await admin.sees(request.state.posted);
    await admin.page.getByRole('main').locator('dl.facts a').last().click();
    await admin.sees(request.field.approved_by);
  });
  await test.step('or whoever asked takes it back, and nobody decides it any more', async () => {
    await ask(`Ba ${mark}`);
    await open(accounting, `Ba ${mark}`);
    await accounting.open(request.action.withdraw);
    await accounting.confirm();
    await accounting.sees(request.state.withdrawn);
    await open(admin, `Ba ${mark}`);
    await admin.sees(request.state.withdrawn);
    await expect(admin.page.getByRole('button', { name: vi.common.action.approve, exact: true })).toHaveCount(
      0,
    );
  });
  await test.step('without a limit nothing waits', async () => {
    await setLimit('');
    await expect(fact).toContainText(vi.identity.organization.message.no_second_person);
  });
});
