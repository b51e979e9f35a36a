import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { releaseWindows } from './windows.ts';

test('a reused browser window has no state of the test before', async ({ browser }) => {
  const { page: before } = await Person.signIn(browser, 'sale', { language: 'ja', width: 390 });
  const context = before.context();
  const heard: string[] = [];
  before.on('request', (request) => heard.push(request.url()));
  await before.evaluate(() => {
    localStorage.setItem('draft', 'typed');
    sessionStorage.setItem('place', 'here');
    document.cookie = 'own=1; Path=/';
  });
  await before.route('**/api/**', (route) => route.abort());
  await before.emulateMedia({ colorScheme: 'dark' });
  await before.locator('body').hover();
  await context.newPage();
  await context.setOffline(true);
  await releaseWindows(browser);
  heard.length = 0;

  const { page } = await Person.signIn(browser, 'purchase');
  expect(page).toBe(before);
  expect(context.pages()).toEqual([page]);
  expect(heard).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  const kept = await page.evaluate(() => [
    ...[localStorage.getItem('draft'), sessionStorage.getItem('place'), /own=/.test(document.cookie)],
    ...[
      matchMedia('(prefers-color-scheme: dark)').matches,
      innerWidth,
      document.querySelectorAll(':hover').length,
    ],
  ]);
  expect(kept).toEqual([null, null, false, false, 1440, 0]);
});

test('a permanent change to a reused browser window is refused', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  expect(() => page.clock).toThrow('sign in with `own`');
  expect(() => page.addInitScript(() => {})).toThrow('sign in with `own`');
  const { page: own } = await Person.signIn(browser, 'sale', { own: true });
  await own.clock.setFixedTime('2026-11-05');
  expect(await own.evaluate(() => new Date().getFullYear())).toBe(2026);
});
