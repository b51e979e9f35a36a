import type { Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';

/** Adds a filter from the menu; its editor opens at once. */
export async function addFilter(page: Page, name: string): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: vi.common.list.filter.show, exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
