// What every screen shares beside its list: devices, errors, keys, values changed where they stand, a closer
// look, making what is missing.
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { openWebSocket } from '../support/web-socket.ts';
import { isRed, shownFor, watchNotice } from './notices.ts';
import { Person } from './person.ts';
import { waitForLiveUpdates, waitUntilIdle } from './wait-until-idle.ts';
import { seriousViolations } from './accessibility.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

test("a printer's address is validated, stored and tested", async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'warehouse');
  const socket = await openWebSocket();
  await page.goto(url('/warehouse/settings/general'));
  const card = page.locator('section').filter({ hasText: vi.common.device.printer });
  const address = card.getByRole('textbox', { name: vi.common.device.address });
  for (const wrong of ['192.168.1.9', 'ftp://printer', 'http://']) {
    await address.fill(wrong);
    await card.getByRole('button', { name: vi.common.act.save }).click();
    await expect(card.getByText(vi.common.device.invalid)).toBeVisible();
  }
  await address.fill(socket.url);
  await card.getByRole('button', { name: vi.common.act.save }).click();
  await expect(card.getByText(vi.common.device.connected)).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue(socket.url);
  socket.close();
  await card.getByRole('button', { name: vi.common.device.check }).click();
  await expect(card.getByText(vi.common.device.check_again)).toBeVisible();
});

test('an error is a toast with its type, and stays in the list of errors', async ({ browser }) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  await page.goto(url('/admin/goods/origins'));
  await person.open(vi.common.act.create);
  await person.fill(vi.common.field.name, 'x');
  await page.route('**/api/origins', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await person.press(vi.common.act.save);
  // a form says it itself
  await expect(page.getByRole('alert').filter({ hasText: vi.common.frame.app.offline })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: vi.common.typing.throw_away }).click();
  await page.route('**/api/exports/rows', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        type: 'validation',
        code: 'invalid_fields',
        message: 'No',
        errors: { name: ['is required'], quantity: ['does not exist'] },
      }),
    }),
  );
  await page.getByRole('button', { name: vi.common.list.view.title }).click();
  await page.getByRole('button', { name: 'CSV' }).click();
  const toast = page.getByRole('alert').filter({ hasText: vi.common.frame.error_type.validation });
  await expect(toast).toContainText(`[${vi.common.field.name}]: is required`);
  await expect(toast).toContainText(`[${vi.common.field.quantity}]: does not exist`);
  await expect(toast.getByRole('button', { name: vi.common.act.close })).toBeVisible();
  expect(await isRed(toast)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
  await expect(toast).toHaveCount(0); // of itself, after a moment
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: vi.common.frame.app.account }).click();
  await page.getByRole('menuitem', { name: `${vi.common.frame.app.errors} (1)` }).click();
  await expect(page.getByRole('dialog')).toContainText(`[${vi.common.field.quantity}]: does not exist`);
  await expect(page.getByRole('dialog')).toContainText('422 invalid_fields');
});

test('shortcuts do what their list says', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail'));
  await page.locator('tbody tr.opens').first().waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(vi.common.frame.shortcut.find);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.locator('[role=search] input').first()).toBeFocused();
  await page.keyboard.type('nr?'); // letters stay letters where one types
  await expect(page.locator('[role=search] input').first()).toHaveValue('nr?');
  await page.locator('[role=search] input').first().fill('');
  await page.locator('h1').click();
  await expect(page.locator('tbody tr.opens').nth(1)).toBeVisible();
  await waitUntilIdle(page);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.locator('tbody tr.opens a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('OR');
  await page.goto(url('/sale/orders/retail'));
  await page.locator('tbody tr.opens').first().waitFor();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: vi.order.order.title.new_retail })).toBeVisible();
});

test('values are edited in place, not with an outdated version', async ({ browser }) => {
  const [one, two] = [await Person.signIn(browser, 'purchase'), await Person.signIn(browser, 'admin')];
  const path = '/admin/goods/products/4987306047655';
  for (const { page } of [one, two]) {
    await page.goto(url(path));
    await waitUntilIdle(page);
  }
  const button = (person: Person, name: string) =>
    person.page.getByRole('button', { name: `${vi.common.act.edit} ${name}: ` });
  await button(one, vi.common.field.discount).click();
  await one.page.keyboard.type('12,5');
  await one.page.keyboard.press('Enter');
  await expect(button(one, vi.common.field.discount)).toHaveText('12,5%');
  await button(one, vi.common.field.price).click();
  await one.page.keyboard.type('999');
  await one.page.keyboard.press('Escape');
  await expect(button(one, vi.common.field.price)).toHaveText('1.180 ¥');

  await button(two, vi.product.product.field.brand).click(); // an open value is left alone by live changes
  await waitForLiveUpdates(two.page);
  await button(one, vi.product.product.field.brand).click();
  await one.page.keyboard.type('Rohto');
  await one.page.keyboard.press('Enter');
  await expect(button(one, vi.product.product.field.brand)).toHaveText('Rohto');
  await two.page.waitForTimeout(2500); // what was changed would have been read by then
  await two.page.keyboard.type('Other');
  await two.page.keyboard.press('Enter');
  await expect(two.page.getByRole('alert').filter({ hasText: vi.common.errors.stale_version })).toBeVisible();
});

test('hovering a row shows a preview', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { own: true });
  await page.clock.install();
  await page.goto(url('/sale/orders/retail'));
  const card = page.locator('.quick-view');
  const first = page.locator('tbody tr.opens').first().locator('td').nth(1).locator('span').first();
  await first.waitFor();
  await waitUntilIdle(page);
  /** The clock stands still unless the test moves it. */
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await stop();
  await first.hover();
  await page.clock.runFor(999);
  await expect(card).toHaveCount(0); // passing by shows nothing
  await page.clock.runFor(1);
  await expect(card).toHaveCount(1);
  await page.clock.resume();
  await expect(card).toContainText(vi.common.field.product);
  await stop();
  await page.mouse.move(700, 20);
  await page.clock.runFor(499);
  await expect(card).toHaveCount(1); // there is time to move into it
  await page.clock.runFor(1);
  await expect(card).toHaveCount(0);
  await page.clock.resume();

  await page.goto(url('/admin/goods/products'));
  await waitUntilIdle(page);
  await page.locator('tbody tr.opens [data-named]').first().hover();
  await card.getByRole('link', { name: vi.product.product.act.view_detail }).click();
  await expect(page).toHaveURL(/\/admin\/goods\/products\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a product that is missing is made in the middle of an order', async ({ browser }) => {
  const person = await Person.signIn(browser, 'sale');
  const { page } = person;
  await page.goto(url('/sale/orders/retail/new'));
  await waitUntilIdle(page);
  const picker = page.getByLabel(vi.common.field.product, { exact: true }).first();
  await test.step('a search is sent once something is typed; one that failed says that it still searches', async () => {
    const asked: string[] = [];
    await page.route(/\/api\/products\?.*\bq=/, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q')!);
      const body = { type: 'forbidden', code: 'forbidden', message: 'Không được' };
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) });
    });
    const searches = page
      .locator('.mantine-TextInput-wrapper')
      .filter({ has: picker })
      .locator('.mantine-Loader-root');
    await picker.click();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await picker.fill('zzz');
    await expect(page.getByRole('alert').filter({ hasText: 'Không được' })).toBeVisible();
    await expect(searches).toBeVisible();
    await picker.fill('');
    await expect(searches).toHaveCount(0);
    await page.waitForTimeout(500);
    expect(asked).toEqual(['zzz']);
    await page.unroute(/\/api\/products\?.*\bq=/);
  });
  await picker.fill('4549292188302');
  await page.getByRole('option', { name: vi.product.product.quick.title }).click();
  const dialog = page.getByRole('dialog', { name: vi.product.product.quick.title });
  await expect(dialog.getByRole('textbox', { name: vi.product.product.quick.jan })).toHaveValue(
    '4549292188302',
  );
  // the check digit is another
  await expect(dialog.getByRole('button', { name: vi.product.product.quick.action })).toBeDisabled();
  await dialog.getByRole('button', { name: '4549292188301' }).click();
  await dialog.getByRole('textbox', { name: vi.product.product.quick.jan }).fill('LOT-1');
  await dialog.getByRole('textbox', { name: vi.product.product.quick.lot }).fill('nothing');
  await dialog.getByRole('button', { name: vi.product.product.quick.look_up }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: vi.product.auction_lot.errors.auction_lot_not_found }),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: vi.product.product.quick.lot }).fill('x123');
  await dialog.getByRole('button', { name: vi.product.product.quick.look_up }).click();
  await expect(dialog.getByRole('textbox', { name: vi.common.field.name })).toHaveValue('ライカ M3');
  // pressed again while it is on its way it would be made twice
  await page.route(/\/api\/products$/, async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  const add = dialog.getByRole('button', { name: vi.product.product.quick.action });
  await add.click();
  await expect(add).toBeDisabled();
  await expect(dialog).toHaveCount(0);
  await expect(picker).toHaveValue(/x123 · ライカ M3/);
});

test('user text is shown as typed and never executed', async ({ browser }) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const evil = `<img src=x onerror=alert(1)><script>alert(2)</script> مرحبا 👩‍👧 {{name}} $& '"; --`;
  await page.goto(url('/admin/goods/origins'));
  await person.open(vi.common.act.create);
  await person.fill(vi.common.field.name, evil);
  await person.finish(vi.common.act.save);
  await expect(page.getByRole('cell', { name: evil })).toBeVisible();
  await person.openRow('مرحبا');
  await expect(page.getByRole('textbox', { name: new RegExp(`^${vi.common.field.name}`) })).toHaveValue(evil);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(url('/admin/supports/new'));
  await expect(page.getByRole('heading', { level: 1, name: vi.helper.support.title.new })).toBeVisible();
  await person.fill(vi.common.field.title, evil);
  await person.pick(vi.common.field.support_type, 'Giao hàng');
  await person.fill(vi.common.field.text, evil);
  await person.press(vi.common.act.save);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(evil);
  await page.goto(url('/admin/dashboard'));
  await person.sees(evil);
  expect(ran).toEqual([]);
});

test('an unknown record is reported, and so is the reason of a failed list, which stays in the error list', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'admin');
  for (const path of [
    '/sale/orders/retail/NOPE',
    '/purchase/purchases/999999',
    '/admin/goods/products/NOPE',
    '/warehouse/internal/boxes/management?box_id=999999',
    '/warehouse/internal/lading-bills?lading_bill_id=999999',
    '/warehouse/inbound/transfer-order?container_id=999999',
    '/warehouse/internal/goods-deliveries?goods_delivery_id=999999',
    '/admin/users/999999',
  ]) {
    await page.goto(url(path));
    await expect(page.getByRole('heading', { name: vi.common.message.not_found }), path).toBeVisible();
  }
  await page.reload();
  await waitUntilIdle(page);
  await page.route('**/api/origins?**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ type: 'forbidden', code: 'forbidden', message: 'Không được' }),
    }),
  );
  await page.goto(url('/admin/goods/origins'));
  await expect(page.getByRole('status').filter({ hasText: vi.common.read.forbidden })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: vi.common.frame.error_type.forbidden })).toHaveCount(
    1,
  );
  await expect(page.getByText(vi.common.message.empty, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: vi.common.frame.app.account }).click();
  await page.getByRole('menuitem', { name: vi.common.frame.app.errors }).click();
  await expect(page.getByRole('dialog')).toContainText('403 forbidden');
});

test('creating, changing and deleting are reported with one word each', async ({ browser }) => {
  const person = await Person.signIn(browser, 'admin');
  const { page } = person;
  const says = (word: string) =>
    expect(page.getByRole('alert').filter({ hasText: word }).first()).toBeVisible();
  await page.goto(url('/admin/goods/origins'));
  await person.open(vi.common.act.create);
  await person.fill(vi.common.field.name, 'Said');
  await person.finish(vi.common.act.save);
  await says(vi.common.message.created);
  await person.openRow('Said');
  await person.fill(vi.common.field.name, 'Said again');
  await person.finish(vi.common.act.save);
  await says(vi.common.message.updated);
  await person.openRow('Said again');
  const made = page.getByRole('alert').filter({ hasText: vi.common.message.updated }).first();
  expect(await isRed(made)).toBe(false);
  await watchNotice(page, vi.common.message.deleted);
  await person.press(vi.common.act.delete);
  const question = page.getByRole('dialog', { name: `${vi.common.act.delete} Said again?` });
  await expect(question).toContainText(vi.common.consequence.for_good);
  await expect(question.getByRole('button', { name: vi.common.act.go_back })).toBeFocused();
  await person.confirm();
  await says(vi.common.message.deleted);
  const notice = page.getByRole('alert').filter({ hasText: vi.common.message.deleted }).first();
  expect(await isRed(notice)).toBe(true); // although it went well
  const box = (await notice.boundingBox())!;
  expect([1440 - box.x - box.width, 900 - box.y - box.height].every((gap) => gap < 100)).toBe(true);
  await expect.poll(() => shownFor(page)).toBeGreaterThan(4900);
  expect(await shownFor(page)).toBeLessThan(8000);
  await page.goto(url('/admin/goods/categories')); // whose making is said to be a change
  await page.reload();
  await person.open(vi.common.act.create);
  await person.fill(vi.common.field.name, 'Said');
  await person.finish(vi.common.act.save);
  await says(vi.common.message.updated);
});

test('outstanding and urgent amounts have their own colours in light and dark mode', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'accounting');
  const colours = (scheme: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset.mantineColorScheme = chosen;
      return ['var(--minus)', 'var(--urgent)', 'inherit'].map((colour) => {
        const word = document.body.appendChild(document.createElement('span'));
        word.style.color = colour;
        return getComputedStyle(word).color;
      });
    }, scheme);
  expect(new Set([...(await colours('light')), ...(await colours('dark'))]).size).toBe(6);
});
