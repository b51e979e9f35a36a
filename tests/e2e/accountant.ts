// What accountants do by clicking in several tests: files of banks, and months that are locked.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import type { Person } from './person.ts';
import { expect } from './test.ts';

const statement = vi.accounting.bank_statement;
const { book } = vi.accounting;

/** A file by its path, or one that is only in the test. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file with the button that has a label. */
export async function chooseFile({ page }: Person, label: string, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: label, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Opens the import of statements with a file of a bank, for an account as the list of them calls it. */
export async function readBankFile(accounting: Person, card: string, file: ChosenFile): Promise<void> {
  await accounting.go(statement.title.list);
  await accounting.goOn(statement.title.import, statement.title.import);
  await accounting.choose(vi.accounting.fund.entities.card, card);
  await chooseFile(accounting, statement.field.file, file);
}

/** Books an open line of the statement that is shown as what an account costs. */
export async function bookAsCost(accounting: Person, text: string, account: RegExp): Promise<void> {
  const { page } = accounting;
  const row = page.getByRole('main').getByRole('row').filter({ hasText: text });
  await row.getByRole('button', { name: statement.action.book }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: statement.field.way }).click();
  await page.getByRole('option', { name: statement.way.pay }).click();
  await dialog.getByRole('combobox', { name: vi.accounting.account.name }).click();
  await page.getByRole('option', { name: account }).click();
  await dialog.getByRole('button', { name: statement.action.book }).click();
  await expect(row).toContainText(statement.state.booked);
}

const lockedRow = ({ page }: Person, month: string) =>
  page.getByRole('dialog').getByRole('row').filter({ hasText: month });

/** Locks the month that stands in the open dialog, `10/2026`. */
export async function lockMonth(accounting: Person, month: string, reason: string): Promise<void> {
  await accounting.fill(vi.common.field.reason, reason);
  await accounting.press(book.act.lock_month.replace('{{month}}', month));
  await expect(lockedRow(accounting, month)).toHaveCount(1);
}

/** Opens it again there; others may be locked. */
export async function unlockMonth(accounting: Person, month: string, reason: string): Promise<void> {
  await accounting.fill(vi.common.field.reason, reason);
  await accounting.press(book.act.unlock_month.replace('{{month}}', month));
  await expect(lockedRow(accounting, month)).toHaveCount(0);
}
