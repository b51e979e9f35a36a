import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import type { Language } from '../../phrases/languages.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import type { Role } from '../support/test-server.ts';
import { sendRequest, tokensOf } from './api.ts';
import { waitUntilIdle, watchRequests } from './wait-until-idle.ts';
import { borrowWindow, hasSharedDefaults } from './windows.ts';

export const phrases = vi;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Looking {
  /** With touch input on a phone. */
  touch?: boolean;
  language?: Language;
  width?: number;
  /** In a fresh window after a sign-in on screen. */
  own?: boolean;
}

/** A day, `YYYY-MM-DD`, in the typed format. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('-');

/** Creates an account of a role through the API. */
export async function newAccount(role_id: Role): Promise<string> {
  const email = `${role_id}.${randomUUID()}@example.test`;
  const { access_token } = await tokensOf('admin@hakobu.test');
  await sendRequest(
    'POST',
    'users',
    { name: 'Somebody New', email, password: DEMO_PASSWORD, role_id },
    access_token,
  );
  return email;
}

/** A user in a browser window of their own, in Vietnamese by default. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A user on the start screen of their role. */
  static async signIn(
    browser: Browser,
    role: Role,
    { email = `${role}@hakobu.test`, ...looking }: Looking & { email?: string } = {},
  ): Promise<Person> {
    const { language = 'vi', width = 1440, touch = false, own = false } = looking;
    if (own || touch || !hasSharedDefaults())
      return Person.#byForm(browser, email, { language, width, touch });
    const page = watchRequests(await borrowWindow(browser, { language, width }));
    const url = process.env.HAKOBU_URL!;
    const { access_token, refresh_token } = await tokensOf(email);
    const tokens = Object.entries({ access_token, refresh_token });
    await page.context().addCookies(tokens.map(([name, value]) => ({ name, value, url })));
    await page.goto(`${url}/#/`);
    await page.locator('nav').first().waitFor({ state: 'attached' });
    return new Person(page);
  }

  static async #byForm(
    browser: Browser,
    email: string,
    { language, width, touch }: Required<Omit<Looking, 'own'>>,
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'vi-VN',
      hasTouch: touch,
      isMobile: touch,
    });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const page = watchRequests(await context.newPage());
    await page.goto(`${process.env.HAKOBU_URL}/#/login`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor({ state: 'attached' });
    return new Person(page);
  }

  /** A new user of a role, whose stored settings no other test changes. */
  static async newcomer(browser: Browser, role: Role, looking: Looking = {}): Promise<Person> {
    const email = await newAccount(role);
    return Person.signIn(browser, role, { ...looking, email });
  }

  /** Opens an area of the sidebar. */
  async openArea(name: string): Promise<void> {
    await this.page.locator('nav').getByRole('button', { name, exact: true }).click();
  }

  /** Opens a screen from the sidebar, its area first. */
  async go(title: string): Promise<void> {
    const named = this.page.locator('a', { hasText: new RegExp(`^${escaped(title)}$`) });
    const area = this.page.locator('nav [data-area]').filter({ has: named }).first();
    const entry = area.locator(named);
    if (!(await entry.isVisible())) await this.openArea((await area.getAttribute('data-area'))!);
    await entry.click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The topmost dialog, or the page when none is open. */
  protected async top(): Promise<Page | Locator> {
    const dialogs = this.page.getByRole('dialog');
    const count = await dialogs.count();
    return count === 0 ? this.page : dialogs.nth(count - 1);
  }

  /** The field with a label; required fields have a star behind it. */
  protected async field(label: string): Promise<Locator> {
    return (await this.top()).getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`)).first();
  }

  /**
   * Presses a button; one that contains an amount is found by the beginning of its text. "Save" is the button
   * that sends the form of a dialog, which is named after its act.
   */
  async press(name: string | RegExp): Promise<void> {
    const top = await this.top();
    const sends = name === phrases.common.act.save && top !== this.page;
    await (sends ? top.locator('button[type=submit]') : top.getByRole('button', { name, exact: true }))
      .first()
      .click();
  }

  /** Open dialogs; one that fades out does not count. */
  protected async settledDialogs(): Promise<number> {
    await waitUntilIdle(this.page);
    return this.page.getByRole('dialog').count();
  }

  /** Presses a link to another screen, and waits for it, because both may have fields of one name. */
  async goOn(name: string, title: string): Promise<void> {
    await this.press(name);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Opens a form with a button of the topmost dialog or page, and waits for it. */
  async open(name: string | RegExp): Promise<void> {
    const before = await this.settledDialogs();
    await this.press(name);
    await expect(this.page.getByRole('dialog')).toHaveCount(before + 1);
  }

  /** Presses a button that closes a dialog, and waits until it is closed. */
  async finish(name: string | RegExp): Promise<void> {
    const before = await this.settledDialogs();
    await this.press(name);
    await expect(this.page.getByRole('dialog')).toHaveCount(before - 1);
  }

  /** Waits for a form that opens by itself, and until the previous one is closed. */
  async isAsked(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(this.page.getByRole('dialog')).toHaveCount(1);
  }

  async fill(label: string, value: string): Promise<void> {
    await (await this.field(label)).fill(value);
  }

  /** Types a day, `YYYY-MM-DD`, in the typed format, and leaves the field. */
  async fillDay(label: string, day: string): Promise<void> {
    await this.fill(label, typedDay(day));
    await this.page.keyboard.press('Tab');
  }

  /** Types into a picker and takes the row that contains the text. */
  async pick(label: string, text: string): Promise<void> {
    await (await this.field(label)).fill(text);
    const option = this.page.getByRole('option', { name: text, disabled: false }).first();
    await expect(option).toBeVisible();
    await option.dispatchEvent('click'); // A notice may lie over it for a moment.
  }

  /** Chooses from a select. */
  async choose(label: string, option: string): Promise<void> {
    await (await this.field(label)).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async sees(text: string): Promise<void> {
    await expect((await this.top()).getByText(text).first()).toBeVisible();
  }

  /** Searches a list and opens the row that contains the text. */
  async openRow(text: string): Promise<void> {
    await (await this.top()).getByRole('row').filter({ hasText: text }).first().click();
  }

  /** Answers the confirm dialog, and waits until the action is done. */
  async confirm(): Promise<void> {
    const button = this.page.locator('[data-confirms]');
    const answered = this.page.waitForResponse((response) => response.request().method() !== 'GET');
    await button.click();
    await answered;
    await expect(button).toHaveCount(0);
  }
}
