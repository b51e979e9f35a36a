import type { Locator, Page } from '@playwright/test';
import { dayIn } from '../../contract/kernel/business-day.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeSupplier, TODAY, unique } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const { dashboard } = vi.common;
const catalogues = { en, ja, vi };

test('the overview shows the money of each day, as a picture and in exact figures', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/admin/dashboard'));
  await expect(page.getByRole('img', { name: `${dashboard.cash_flow}: ` })).toBeVisible();
  const table = page.getByRole('table', { name: dashboard.cash_flow });
  await page.getByText(dashboard.as_table).nth(1).click();
  const before = (name: string) => dashboard.before.replace('{{name}}', name);
  for (const name of [dashboard.day, dashboard.received, before(dashboard.received), dashboard.paid])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(31);
});

test('the period of the charts is chosen, and the address keeps it', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  await page.goto(url('/admin/dashboard'));
  const table = page.getByRole('table', { name: dashboard.orders });
  const periods = page.getByRole('radiogroup', { name: dashboard.period_title });
  // Until the orders are there, the first table is that of the cash flow.
  const openTable = async () => {
    await expect(page.getByRole('img', { name: `${dashboard.orders}: ` })).toBeVisible();
    await page.getByText(dashboard.as_table).first().click();
  };
  await openTable();
  await expect(table.getByRole('row')).toHaveCount(31);
  await periods.getByText(dashboard.period['7'], { exact: true }).click();
  await expect(page).toHaveURL(/period=7$/);
  await expect(table.getByRole('row')).toHaveCount(8);
  await periods.getByText(dashboard.period['12m'], { exact: true }).click();
  await page.reload();
  await expect(periods.getByRole('radio', { name: dashboard.period['12m'] })).toBeChecked();
  await openTable();
  await expect(table.getByRole('columnheader', { name: dashboard.month })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(13);
  await periods.getByText(dashboard.period['30'], { exact: true }).click();
  await expect(page).toHaveURL(/dashboard$/);
});

test('amounts of the newest vouchers are on one line with their sign on a phone', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'accounting', { width: 390 });
  await page.goto(url('/accounting/dashboard'));
  const amounts = page.locator('.newest .aside');
  await expect(amounts.first()).toBeVisible();
  const lines = await amounts.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('a new voucher without a party is named by number and kind', async ({ browser }) => {
  const crew = await apiCrew();
  const made = await crew.accounting('POST', 'received-from-local-currency', {
    ...{ card_id: 1, amount: '1000', currency_id: 'VND', voucher_date: dayIn(new Date()) },
  });
  const { page } = await Person.signIn(browser, 'accounting');
  await page.goto(url('/accounting/dashboard'));
  const line = page.locator('.newest').filter({ hasText: made.code_ref }).locator('span').first();
  await expect(line).toHaveText(new RegExp(`^${made.code_ref} · [^·]*[^· ]$`));
});

test('the balance chart of a fund has a label with first and last value', async ({ browser }) => {
  for (const width of [1440, 390]) {
    const { page } = await Person.signIn(browser, 'accounting', { width });
    await page.goto(url('/accounting/account/funds'));
    const line = page.getByRole('row', { name: 'Quỹ tiền mặt JPY' }).getByRole('img');
    await expect(line).toBeVisible();
    await expect(line).toHaveAccessibleName(/hôm nay: [\d.]+ ¥$/);
  }
});

test('the page of a fund draws how its balance went', async ({ browser }) => {
  for (const [width, language] of [
    [1440, 'vi'],
    [390, 'en'],
    [390, 'ja'],
  ] as const) {
    const { page } = await Person.signIn(browser, 'accounting', { width, language });
    await page.goto(url('/accounting/account/funds/2'));
    await expect(page.getByRole('heading', { level: 1, name: 'Quỹ tiền mặt JPY' })).toBeVisible();
    const { ninety_days } = catalogues[language].common.dashboard;
    const line = page.locator('.facts > div').filter({ hasText: ninety_days }).getByRole('img');
    await expect(line).toHaveAccessibleName(/[\d.,]+ ?[¥￥]|[¥￥] ?[\d.,]+/);
    expect((await line.locator('polyline').getAttribute('points'))!.split(' ')).toHaveLength(90);
  }
});

const RICE_COOKER = { code: '4974019171234', name: 'Nồi cơm điện Zojirushi 1 lít' };
const enlarge = (name: string) => vi.common.files.enlarge.replace('{{name}}', name);
const tilesIn = (within: Page | Locator) => within.locator('.thumbnail:has(img)');
const large = (page: Page) => page.locator('.large-picture img');

/** The tile shows its picture at 64 pixels without text beside it, on a light ground. */
async function expectPicture(tile: Locator, side: number): Promise<void> {
  await expect(tile).toBeVisible();
  const image = tile.locator('img');
  await expect
    .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth))
    .toBeTruthy();
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('alt', '');
  expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(
    /\/files\/[\w-]+\?size=(64|256)$/,
  );
  const box = (await tile.boundingBox())!;
  expect([box.width, box.height].map(Math.round)).toEqual([side, side]);
  const ground = await tile.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(Math.min(...ground.match(/\d+/g)!.slice(0, 3).map(Number))).toBeGreaterThan(230);
}

/** A parcel with a rice cooker in it that waits to be tallied. */
async function parcelToTally(): Promise<number> {
  const crew = await apiCrew();
  const line = { product_id: RICE_COOKER.code, price: '23800', quantity: '1', tax_percent: '10' };
  const terms = { supplier_id: await makeSupplier(crew), currency_id: 'JPY' };
  const purchase = await crew.purchase('POST', 'purchases', { ...terms, items: [line] });
  await crew.purchase('PUT', `purchases/${purchase.id}/approve`);
  await crew.purchase('PUT', `purchases/${purchase.id}/order`);
  const tracking = await crew.purchase('POST', 'order/trackings', { code: `TRK-${unique()}` });
  await crew.purchase('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id: tracking.id });
  const sfa = await crew.warehouse('POST', 'sfas', {
    ...{ tracking_code: tracking.code, quantity: 1, shipping_fee: '0', coupon: '', arrival_date: TODAY },
  });
  return sfa.id;
}

for (const [width, scheme, side] of [
  [1440, 'dark', 32],
  [390, 'light', 44],
] as const)
  test(`products have their picture where they are counted, at ${width} pixels in ${scheme} mode`, async ({
    browser,
  }) => {
    const { page } = await Person.signIn(browser, 'admin', { width, own: true });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((chosen) => localStorage.setItem('mantine-color-scheme-value', chosen), scheme);
    // The oldest documents are those of the demo; other tests make products without pictures.
    const [order] = await rowsOf<{ id: string }>(page, 'order/retails?per_page=1&sort=id');
    const [purchase] = await rowsOf<{ id: number }>(page, 'purchases?per_page=1&sort=id');
    const [box] = await rowsOf<{ id: number }>(page, 'boxes?per_page=1&sort=id');
    const [line] = await rowsOf<{ lading_bill_id: number }>(page, 'box-lading-bills?per_page=1&sort=id');
    for (const path of [
      `/sale/orders/retail/${order!.id}`,
      `/purchase/purchases/${purchase!.id}`,
      `/warehouse/inbound/purchase-order?sfa_id=${await parcelToTally()}`,
      `/warehouse/internal/boxes/management?box_id=${box!.id}`,
      '/warehouse/internal/boxes/management?boxes-sort=id',
      `/warehouse/internal/lading-bills?lading_bill_id=${line!.lading_bill_id}`,
      `/purchase/list-to-buy?to-buy-q=${RICE_COOKER.code}`,
      `/admin/goods/products?products-q=${RICE_COOKER.code}`,
      `/sale/goods?goods-q=${RICE_COOKER.code}`,
    ]) {
      await page.goto(url(path));
      await page.reload();
      await expectPicture(tilesIn(page).first(), side);
    }
  });

test('a product is chosen by its picture, which is large beside the option that the keys rest on', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url('/sale/orders/retail/new'));
  const field = page.getByRole('combobox', { name: vi.common.field.product, exact: true });
  await field.fill(RICE_COOKER.code);
  const option = page.getByRole('option', { name: RICE_COOKER.code, disabled: false });
  await expectPicture(tilesIn(option), 32);
  await expect(large(page)).toBeHidden(); // Typing shows none over the other fields.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(large(page)).toHaveAttribute('alt', `${RICE_COOKER.code} · ${RICE_COOKER.name}`);
  await page.keyboard.press('Enter');
  await expect(large(page)).toBeHidden();
  const chosen = page.getByRole('button', { name: enlarge(`${RICE_COOKER.code} · ${RICE_COOKER.name}`) });
  await expectPicture(chosen, 24);
  await chosen.click();
  await expect(large(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(field).toHaveValue(new RegExp(RICE_COOKER.name));
});

test('a picture is large under a resting mouse, and by Enter until Escape or a press elsewhere', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.goto(url(`/admin/goods/products?products-q=${RICE_COOKER.code}`));
  const tile = page.getByRole('button', { name: enlarge(RICE_COOKER.name) });
  await tile.hover();
  await expect(large(page)).toBeVisible();
  await expect(large(page)).toHaveAccessibleName(RICE_COOKER.name);
  await page.mouse.move(5, 5);
  await expect(large(page)).toBeHidden();
  for (const dismiss of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Enter'),
  ]) {
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    await expect(tile).toHaveAttribute('aria-expanded', 'true');
    await dismiss();
    await expect(large(page)).toBeHidden();
  }
  await expect(page).toHaveURL(/admin\/goods\/products\?/);
});

test('on a phone a tap on a picture shows it large, and opens nothing', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale', { width: 390, touch: true });
  await page.goto(url(`/admin/goods/products?products-q=${RICE_COOKER.code}`));
  await tilesIn(page).first().tap();
  await expect(large(page)).toBeInViewport({ ratio: 1 });
  await page.locator('h1').tap();
  await expect(large(page)).toBeHidden();
  await expect(page).toHaveURL(/admin\/goods\/products\?/);
});
