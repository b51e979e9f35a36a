// A bank statement on screen: the file is parsed, a payer chosen, new lines imported, a line booked later,
// and the same file refused.
import path from 'node:path';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeCustomer } from '../../server/seed/demo/steps.ts';
import { bookAsCost, readBankFile } from './accountant.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const words = vi.accounting.bank_statement;
const FILE = path.join(
  import.meta.dirname,
  '../../server/accounting/bank-statement/fixtures/vietcombank.csv',
);

test('a statement is imported, its payer chosen, and an open line booked', async ({ browser }) => {
  const crew = await apiCrew();
  const mark = Date.now().toString(36);
  const card = `Vietcombank ${mark}`;
  await crew.accounting('POST', 'cards', { name: card, currency_id: 'VND' });
  await makeCustomer(crew, { name: 'Trần Văn Bình' });
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  const main = page.getByRole('main');
  const row = (text: string) => main.getByRole('row').filter({ hasText: text });
  const readFile = () => readBankFile(accounting, `${card} · VND`, FILE);

  await test.step('each line is told with what becomes of it', async () => {
    await readFile();
    await expect(row('NGUYEN THI HOA')).toContainText('5.000.000 ₫');
    await expect(main).toContainText('15.639.000 ₫');
    await row('TRAN VAN BINH').getByRole('button', { name: 'Trần Văn Bình' }).first().click();
    await main.getByRole('button', { name: 'Nhập 6 dòng mới' }).click();
  });

  await test.step('it stands as a document, and the wallet has the money', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('vietcombank.csv');
    await expect(row('TRAN VAN BINH')).toContainText(words.state.booked);
    await expect(row('TIEN DIEN')).toContainText(words.state.open);
    await expect(main.getByRole('button', { name: words.act.delete })).toHaveCount(0);
  });

  await test.step('a line that was left open is booked as a cost', async () => {
    await bookAsCost(accounting, 'TIEN DIEN', /^642/);
    await expect(main.getByText(`${words.log.line}: 4`)).toBeVisible(); // In the change log.
  });

  await test.step('the same file is refused', async () => {
    await readFile();
    await expect(main.getByRole('alert')).toContainText('Tệp này đã được nhập với tên vietcombank.csv');
  });
});

test('a file with more lines than one request takes is imported in parts, once', async ({ browser }) => {
  const crew = await apiCrew();
  const mark = Date.now().toString(36);
  const card = `Techcombank ${mark}`;
  const { id } = await crew.accounting('POST', 'cards', { name: card, currency_id: 'VND' });
  const lines = Array.from({ length: 1200 }, (_, at) => `2026-11-02,Dòng ${at} ${mark},${at + 1}`);
  const file = {
    ...{ name: `${mark}.csv`, mimeType: 'text/csv' },
    buffer: Buffer.from(['Date,Description,Amount', ...lines].join('\n')),
  };
  const accounting = await Person.signIn(browser, 'accounting');
  const main = accounting.page.getByRole('main');
  const summary = (fresh: number, known: number) =>
    words.message.summary.replace('{{fresh}}', String(fresh)).replace('{{known}}', String(known));
  const row = (text: string) => main.getByRole('row').filter({ hasText: text });

  await test.step('the first thousand lines are shown, and how many are left', async () => {
    await readBankFile(accounting, `${card} · VND`, file);
    await expect(main).toContainText(summary(1000, 0));
    await expect(main).toContainText(words.message.left.replace('{{left}}', '200'));
    await main.getByRole('button', { name: 'Nhập 1000 dòng mới' }).click();
  });

  await test.step('the others come at once, and end in their document', async () => {
    await expect(main).toContainText(summary(200, 1000), { timeout: 60_000 });
    await expect(row(`Dòng 1000 ${mark}`)).toHaveCount(1);
    await main.getByRole('button', { name: 'Nhập 200 dòng mới' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(file.name, { timeout: 60_000 });
  });

  await test.step('the same file brings nothing more', async () => {
    await readBankFile(accounting, `${card} · VND`, file);
    await expect(main).toContainText(summary(0, 1200));
    await expect(main.getByRole('button', { name: words.title.import })).toBeDisabled();
    expect((await crew.accounting('GET', `cards/${id}`)).balance).toBe('720600'); // 1 + 2 + … + 1200
  });
});

test('a picture is refused as a statement, and the file is marked as required', async ({ browser }) => {
  const crew = await apiCrew();
  const card = `Sacombank ${Date.now().toString(36)}`;
  await crew.accounting('POST', 'cards', { name: card, currency_id: 'VND' });
  const accounting = await Person.signIn(browser, 'accounting');
  const buffer = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk', 'base64');
  await readBankFile(accounting, `${card} · VND`, { name: 'so.csv', mimeType: 'text/csv', buffer });
  const main = accounting.page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(words.errors.statement_unreadable);
  await expect(main.getByText(words.section.layout)).toHaveCount(0);
  await expect(main.locator('label', { hasText: words.field.file })).toContainText('*');
});
