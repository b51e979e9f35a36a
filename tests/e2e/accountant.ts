// Steps of accountants shared by several tests: bank files, and locked months.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import type { Person } from './person.ts';
import { expect } from './test.ts';

const statement = vi.accounting.bank_statement;
const { book } = vi.accounting;

/** A file by its path, or by its content. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file with the labelled button. */
export async function chooseFile({ page }: Person, label: string, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: label, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Opens the import of bank statements with a file, for an account by its name in the list. */
export async function readBankFile(accounting: Person, card: string, file: ChosenFile): Promise<void> {
  await accounting.go(statement.title.list);
  await accounting.goOn(statement.title.import, statement.title.import);
  await accounting.choose(vi.accounting.fund.entities.card, card);
  await chooseFile(accounting, statement.field.file, file);
}

/** Books an open line of the statement on screen as a cost on an account. */
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

/** Locks the month in the open dialog, `10/2026`. */
export async function lockMonth(accounting: Person, month: string, reason: string): Promise<void> {
  await accounting.fill(vi.common.field.reason, reason);
  await accounting.press(book.act.lock_month.replace('{{month}}', month));
  await expect(lockedRow(accounting, month)).toHaveCount(1);
}

/** Unlocks it there; others may be locked. */
export async function unlockMonth(accounting: Person, month: string, reason: string): Promise<void> {
  await accounting.fill(vi.common.field.reason, reason);
  await accounting.press(book.act.unlock_month.replace('{{month}}', month));
  await expect(lockedRow(accounting, month)).toHaveCount(0);
}
