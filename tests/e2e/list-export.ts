import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';

const viewButton = (page: Page) => page.getByRole('button', { name: vi.common.list.view.title });
/** Opens the view menu of the list. */
export const openView = (page: Page): Promise<void> => viewButton(page).click();

/** Comma-separated text as rows of cells. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Exports the list as CSV: its heads, then its rows. */
export async function exportList(page: Page): Promise<string[][]> {
  await openView(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  await expect(page.getByText(vi.common.list.view.exported).first()).toBeVisible();
  await page.keyboard.press('Escape');
  return parseCsv(readFileSync(await download.path(), 'utf8'));
}

/** Visible columns that the export of the list lacks; undefined where there is no list with rows. */
export async function columnsNotExported(page: Page): Promise<string[] | undefined> {
  if ((await viewButton(page).count()) !== 1) return undefined;
  const heads = (await page.locator('table.list thead th').allInnerTexts()).map((text) => text.trim());
  const shown = await page.locator('table.list tbody tr').first().locator('td').allInnerTexts();
  if (shown.length === 0) return undefined;
  const [titles = [], first = []] = await exportList(page);
  return heads.flatMap((head, index) => {
    const text = (shown[index] ?? '').trim();
    if (head === '' || ['', '–', '0', '…'].includes(text)) return [];
    const at = titles.indexOf(head);
    if (at !== -1) return (first[at] ?? '') === '' ? [`${head} shows "${text}" and its export nothing`] : [];
    const isPart = titles.some((title) => title.startsWith(head) || head.split(/ [–/] /).includes(title));
    return isPart ? [] : [`${head} is not exported`];
  });
}
