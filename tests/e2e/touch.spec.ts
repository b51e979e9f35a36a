// Touch input: warehouse and sales on a phone.
import { everyScreen } from './every-screen.ts';
import { Person, phrases } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { smallTargets } from './touch-targets.ts';
import { expect, test } from './test.ts';

test('on a phone the touch targets of warehouse and sales are large enough and within the width', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'admin', { width: 390, touch: true });
  const found: string[] = [];
  const tell = async (where: string) => {
    for (const small of await smallTargets(page)) found.push(`${where}: ${small}`);
  };
  await waitUntilIdle(page); // The start screen loads before it is left.
  for (const path of (await everyScreen(page)).filter((address) => /^\/(warehouse|sale)/.test(address))) {
    await page.goto(`${process.env.HAKOBU_URL}/#${path}`);
    await waitUntilIdle(page);
    await tell(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const forms = page.locator('[aria-haspopup=dialog]:visible:enabled');
    for (let at = 0; at < (await forms.count()); at += 1) {
      await forms.nth(at).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await waitUntilIdle(page);
      await tell(`${path}, form ${at + 1}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), `${path}, form ${at + 1}`).toHaveCount(0);
    }
    if (wide > 0) found.push(`${path} is ${wide} pixels too wide`);
  }
  await page.getByRole('button', { name: phrases.common.frame.app.menu }).tap();
  await tell('sidebar');
  expect(found).toEqual([]);
});

test('a table that is wider than a phone fades at the edge, until it is scrolled to the end', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'admin', { width: 390 });
  await page.goto(`${process.env.HAKOBU_URL}/#/admin/roles/sale`);
  const table = page.locator('.matrix');
  await table.waitFor();
  const fade = () =>
    table.evaluate((element) => parseFloat(getComputedStyle(element).getPropertyValue('--fades')));
  await expect.poll(fade).toBeGreaterThan(20);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(fade).toBe(0);
  await table.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect.poll(fade).toBeGreaterThan(20);
});
