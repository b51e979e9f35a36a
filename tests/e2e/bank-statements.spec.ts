// A statement of a bank, by clicking: the file is read, a payer chosen, what is new imported, a line booked
// later, and the same file refused.
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
    await expect(main.getByText(`${words.log.line}: 4`)).toBeVisible(); // the change log
  });

  await test.step('the same file is refused', async () => {
    await readFile();
    await expect(main.getByRole('alert')).toContainText('Tệp này đã được nhập rồi');
  });
});
