// Bank receipts on screen: assigned in two parts, paid out, transferred between own accounts, and reversed.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { act, field, page: pages, section, state } = vi.accounting.transaction;
const { field: shared } = vi.common;

test('a receipt is assigned in two parts, paid out, transferred, and a part of it reversed', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const mark = Date.now().toString(36);
  const names = [`Khách một ${mark}`, `Khách hai ${mark}`] as const;
  for (const name of names) await makeCustomer(crew, { name });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const main = page.getByRole('main');
  const seesFact = (label: string, value: string) =>
    expect(main.locator('dl.facts > div').filter({ hasText: label }).first()).toContainText(value);

  await test.step('dong come to the bank, and wait', async () => {
    await accounting.go(pages.bank_collect);
    await accounting.open(act.received_from_local_currency);
    await accounting.fill(shared.amount, '5000000');
    await accounting.fill(shared.description, `CK ${names[0]}`);
    const paper = (name: string, content: string) => ({
      ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(content) },
    });
    const chooser = page.waitForEvent('filechooser');
    await accounting.press(vi.common.files.add);
    const pdf = '%PDF-1.4\n%%EOF\n';
    await (
      await chooser
    ).setFiles([paper('giay-bao-co.pdf', pdf), paper('nham.pdf', pdf), paper('hong.pdf', 'no pdf')]);
    await accounting.press(`${vi.common.act.remove} nham.pdf`);
    await accounting.finish(/^Ghi báo có VND 5.000.000/);
    await expect(page.getByText(/^Đã lập BC\S+, nhưng không có hong\.pdf: /)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: `CK ${names[0]}` });
    await expect(row).toContainText('5.000.000 ₫');
    await row.first().click();
    await seesFact(field.unassigned, '5.000.000 ₫');
    await expect(main.getByRole('link', { name: 'giay-bao-co.pdf' })).toBeVisible();
    for (const name of ['nham.pdf', 'hong.pdf']) await expect(main.getByText(name)).toHaveCount(0);
  });

  await test.step('they are assigned to two customers: who wrote their name, and the rest, are proposed', async () => {
    await accounting.open(act.deposit_with_received);
    await accounting.press(names[0]); // Its text suggests the payer.
    await accounting.fill(shared.amount, '3000000');
    await accounting.finish(/^Phân bổ khoản báo có 3.000.000/);
    await seesFact(field.unassigned, '2.000.000 ₫');
    await accounting.open(act.deposit_with_received);
    await accounting.pick(shared.customer, names[1]);
    await accounting.finish(/^Phân bổ khoản báo có 2.000.000/);
    await seesFact(field.unassigned, '0 ₫');
    await expect(main.getByRole('button', { name: act.deposit_with_received })).toHaveCount(0);
  });

  await test.step('one of them takes some out in cash: the form says what there is', async () => {
    await accounting.go(pages.fund_spend);
    await accounting.open(act.withdrawal);
    await accounting.pick(shared.customer, names[0]);
    await accounting.choose(shared.currency, 'VND');
    await accounting.sees('3.000.000 ₫');
    await accounting.fill(shared.amount, '1000000');
    await accounting.finish(/^Chi tiền khách rút 1.000.000/);
    await expect(page.getByRole('row').filter({ hasText: names[0] })).toContainText('1.000.000 ₫');
  });

  await test.step('dong become yen between two places, and the rate is said', async () => {
    await accounting.go(pages.bank_transfer);
    await accounting.open(act.transfer);
    await accounting.choose(shared.currency, 'VND');
    await accounting.fill(shared.amount, '1720000');
    await accounting.fill(field.to_amount, '10000');
    await accounting.sees('1 JPY = 172 VND');
    await accounting.fill(shared.description, `Đổi ${mark}`);
    await accounting.finish(/^Chuyển tiền nội bộ 1.720.000/);
    await page
      .getByRole('row')
      .filter({ hasText: `Đổi ${mark}` })
      .first()
      .click();
    await seesFact(field.to_amount, '10.000 ¥');
  });

  await test.step('the part of the second customer is reversed, after its plan was seen', async () => {
    await accounting.go(pages.bank_collect);
    await waitUntilIdle(page);
    await page.getByRole('row').filter({ hasText: names[1] }).first().click();
    await accounting.open(vi.common.action.reverse);
    await accounting.sees(section.plan);
    await accounting.sees('3388-U');
    await accounting.finish(vi.common.action.reverse);
    await seesFact(field.reversed_by, 'BT');
    await expect(main.getByRole('button', { name: vi.common.action.reverse })).toHaveCount(0);
    await accounting.go(pages.bank_collect);
    const row = page.getByRole('row').filter({ hasText: names[1] });
    await expect(row).toContainText(state.reversed);
    await expect(page.getByRole('row').filter({ hasText: `CK ${names[0]}` })).toContainText('2.000.000 ₫');
  });
});

test('an unclaimed receipt from before the opening balances is imported by its row and assigned', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const mark = Date.now().toString(36);
  const name = `Khách cũ ${mark}`;
  await makeCustomer(crew, { name });
  const card = await crew.accounting('POST', 'cards', {
    ...{ name: `ACB ${mark}`, bank_id: 1, currency_id: 'USD', number: '1' },
  });
  const csv = [
    'account;party_id;currency_id;amount;base;description;card_id',
    `BANK;${card.id};USD;30;750000;;`,
    `UNIDENT;;USD;20;500000;CK ${name};${card.id}`,
    `UNIDENT;;USD;10;250000;khong ro ${mark};${card.id}`,
  ];
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const { book, statistic } = vi.accounting;
  await accounting.go(statistic.title.account_period);
  await accounting.open(book.act.opening);
  await accounting.fill(book.field.csv, csv.join('\n'));
  await accounting.press(book.act.import.replace('{{count}}', '3'));
  await expect(page.getByRole('dialog').getByRole('link', { name: /KT\d\d-\d+/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await accounting.go(pages.bank_collect);
  const row = page.getByRole('row').filter({ hasText: `CK ${name}` });
  await expect(row).toContainText(card.name);
  await row.first().click();
  await accounting.open(act.deposit_with_received);
  await accounting.press(name); // Its text suggests the payer.
  await accounting.finish(/^Phân bổ khoản báo có 20/);
  await expect(page.getByRole('main').getByRole('button', { name: act.deposit_with_received })).toHaveCount(
    0,
  );
});
