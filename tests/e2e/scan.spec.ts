// Scanners type fast, end each code with Enter, and may type while nothing has the focus.
import type { Page } from '@playwright/test';
import { Person, phrases } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { device, message } = phrases.common;

/** Sends keys as fast as a scanner does, also where the machine is too busy for one key after another. */
const scan = (page: Page, keys: string[]) =>
  page.evaluate((all) => {
    for (const key of all) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);

/** Records sounds by their pitch. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function begin(this: OscillatorNode, when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

test('codes are scanned at full speed, with or without the focus, each with a sound', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse', { own: true });
  await page.goto(url('/warehouse/internal/boxes/management'));
  const heard = await listen(page);
  await waitUntilIdle(page);
  const field = page.getByRole('textbox', { name: message.scan_box });
  await expect(field).toBeFocused();
  for (const [name, value] of [
    ['autocapitalize', 'off'],
    ['autocorrect', 'off'],
    ['autocomplete', 'off'],
    ['spellcheck', 'false'],
    ['inputmode', 'none'],
  ] as const)
    await expect(field).toHaveAttribute(name, value);

  // The second code arrives while the first is looked up.
  await page.keyboard.type('B999999\n4902201183123\n');
  const scans = page.getByRole('log', { name: device.last_scans }).locator('.scanned');
  await expect(scans).toHaveText([/^4902201183123/, /^B999999/]);
  await expect(scans.first()).toContainText(device.no_box);
  expect(await heard()).toEqual([165, 165]);
  await expect(field).toHaveValue('');

  await field.blur();
  await scan(page, ['B', '2', 'Enter']);
  await expect(page).toHaveURL(/box_id=2$/);
  expect((await heard()).slice(2)).toEqual([988, 1319]);
});

test('the volume of scan sounds is stored per user', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse', { own: true });
  await page.goto(url('/warehouse/settings/general'));
  const heard = await listen(page);
  const volume = page.getByRole('slider', { name: device.volume });
  await expect(volume).toHaveAttribute('aria-valuenow', '60');
  await page.getByRole('button', { name: device.outcome.already }).click();
  expect(await heard()).toEqual([587, 587]);
  await volume.press('Home');
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  await page.reload();
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  await page.goto(url('/warehouse/internal/boxes/management'));
  await page.getByRole('textbox', { name: message.scan_box }).focus();
  await page.keyboard.type('none\n');
  await expect(page.getByRole('log', { name: device.last_scans })).toContainText('none');
  expect(await heard()).toEqual([]);
});
