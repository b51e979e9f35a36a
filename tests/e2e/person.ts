import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import type { Language } from '../../phrases/languages.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import type { Role } from '../support/test-server.ts';
import { watchRequests } from './settled.ts';

export const phrases = vi;

/** Somebody at work in a browser of their own, reading Vietnamese unless told. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async signIn(
    browser: Browser,
    role: Role,
    { language = 'vi', width = 1440 }: { language?: Language; width?: number } = {},
  ): Promise<Person> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'vi-VN' });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const page = watchRequests(await context.newPage());
    await page.goto(`${process.env.HAKOBU_URL}/#/login`);
    await page.locator('input[type=email]').fill(`${role}@hakobu.test`);
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor({ state: 'attached' });
    return new Person(page);
  }

  /** Opens a screen from the sidebar. */
  async go(title: string): Promise<void> {
    await this.page.locator('nav').getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The topmost dialog, or the page when none is open. */
  private async top(): Promise<Page | Locator> {
    const dialogs = this.page.getByRole('dialog');
    const count = await dialogs.count();
    return count === 0 ? this.page : dialogs.nth(count - 1);
  }

  /** The field with a label; a star behind it marks those that must be filled. */
  private async field(label: string): Promise<Locator> {
    return (await this.top())
      .getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`))
      .first();
  }

  async press(name: string): Promise<void> {
    await (await this.top()).getByRole('button', { name, exact: true }).first().click();
  }

  /** Dialogs that are there to stay: one that fades away does not count. */
  private async settledDialogs(): Promise<number> {
    const dialogs = this.page.getByRole('dialog');
    let count = await dialogs.count();
    for (let still = 0; still < 3;) {
      await this.page.waitForTimeout(80);
      const now = await dialogs.count();
      still = now === count ? still + 1 : 0;
      count = now;
    }
    return count;
  }

  /** Presses what leads to another screen, and waits for that: both may have fields of one name. */
  async goOn(name: string, title: string): Promise<void> {
    await this.press(name);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Opens a form with a button of the topmost dialog or page, and waits for it. */
  async open(name: string): Promise<void> {
    const before = await this.settledDialogs();
    await this.press(name);
    await expect(this.page.getByRole('dialog')).toHaveCount(before + 1);
  }

  /** Presses a button that ends a dialog, and waits until it is gone. */
  async finish(name: string): Promise<void> {
    const before = await this.settledDialogs();
    await this.press(name);
    await expect(this.page.getByRole('dialog')).toHaveCount(before - 1);
  }

  async fill(label: string, value: string): Promise<void> {
    await (await this.field(label)).fill(value);
  }

  /** Types into a picker and takes the row that contains the text. */
  async pick(label: string, text: string): Promise<void> {
    await (await this.field(label)).fill(text);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Chooses from a short list. */
  async choose(label: string, option: string): Promise<void> {
    await (await this.field(label)).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async sees(text: string): Promise<void> {
    await expect((await this.top()).getByText(text).first()).toBeVisible();
  }

  /** Waits for the dialog that an address opens by itself. */
  async seesDialog(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(1);
  }

  /** Opens the row of a list that contains the text, after searching for it. */
  async openRow(text: string): Promise<void> {
    await (await this.top()).getByRole('row').filter({ hasText: text }).first().click();
  }

  /** Answers the question that stands before everything else, and waits until the answer is carried out. */
  async confirm(): Promise<void> {
    const button = this.page.getByRole('button', { name: phrases.common.act.confirm, exact: true });
    const answered = this.page.waitForResponse((response) => response.request().method() !== 'GET');
    await button.click();
    await answered;
    await expect(button).toHaveCount(0);
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }
}
