import { expect, type Browser, type Page } from '@playwright/test';
import type { Role } from '../support/test-server.ts';
import { Person } from './person.ts';

export interface Count {
  clicks: number;
  keys: number;
}

/**
 * A user whose clicks and keys are counted in the browser, step by step. Fields are clicked and typed into
 * as users do.
 */
export class CountedPerson extends Person {
  readonly #steps = new Map<string, Count>();
  readonly #count: Count = { clicks: 0, keys: 0 };

  static override async signIn(browser: Browser, role: Role): Promise<CountedPerson> {
    const { page } = await Person.signIn(browser, role, { own: true });
    const person = new CountedPerson(page);
    await person.#watch(page);
    return person;
  }

  async #watch(page: Page): Promise<void> {
    await page.exposeFunction('countedHere', (kind: keyof Count) => {
      this.#count[kind] += 1;
    });
    const listen = () => {
      const count = (kind: string) =>
        (globalThis as unknown as Record<string, (kind: string) => void>).countedHere!(kind);
      addEventListener('pointerdown', () => count('clicks'), true);
      const held = new Set(['Control', 'Shift', 'Alt', 'Meta']);
      addEventListener('keydown', ({ key }) => !held.has(key) && count('keys'), true);
    };
    await page.addInitScript(listen);
    await page.evaluate(listen);
  }

  /** A named step; repeated steps add up. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    const { clicks, keys } = this.#count;
    await work();
    const before = this.#steps.get(name) ?? { clicks: 0, keys: 0 };
    this.#steps.set(name, {
      clicks: before.clicks + this.#count.clicks - clicks,
      keys: before.keys + this.#count.keys - keys,
    });
  }

  get count(): Count {
    return { ...this.#count };
  }
  get steps(): ReadonlyMap<string, Count> {
    return this.#steps;
  }

  /** Opens a form and waits for its focus, because earlier keys would be lost. */
  override async open(name: string | RegExp): Promise<void> {
    await super.open(name);
    await expect(this.page.getByRole('dialog').last().locator(':focus')).toHaveCount(1);
  }

  /** Opens a screen with a form and waits for its focus, because earlier keys would be lost. */
  override async goOn(name: string, title: string): Promise<void> {
    await super.goOn(name, title);
    await expect(this.page.locator('main form :focus')).toHaveCount(1);
  }

  override async fill(label: string, value: string): Promise<void> {
    const field = await this.field(label);
    await field.click();
    if ((await field.inputValue()) !== '') await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(value);
  }

  /** Types an unambiguous part of a name, and takes the first match. */
  override async pick(label: string, text: string): Promise<void> {
    await (await this.field(label)).click();
    await this.pickHere(text, text);
  }

  /** The same in the focused field. */
  async pickHere(typed: string, text: string): Promise<void> {
    await this.page.keyboard.type(typed);
    await expect(this.page.getByRole('option', { name: text, disabled: false }).first()).toBeVisible();
    await this.page.keyboard.press('Enter');
  }

  /** Submits the form of the dialog with Enter, and waits until it is closed. */
  async enter(): Promise<void> {
    const before = await this.settledDialogs();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('dialog')).toHaveCount(before - 1);
  }

  /** Presses a key or a key combination. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
