import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { isRed } from './notices.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { read, write } from './write.ts';

const { quick } = vi.product.product;
const TOO_MUCH = vi.common.problem.too_large.replace('{{maximum}}', '99,9');
type FilePayload = { name: string; mimeType: string; buffer: Buffer };
const drawn = (colour: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background: colour } });
const picture = (colour: string) => drawn(colour, { width: 1600, height: 1200 }).jpeg().toBuffer();

async function chooseFiles(page: Page, button: string, files: FilePayload[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(files);
}

test('a product is made, filed, given suppliers and pictures', async ({ browser }) => {
  const id = `ANH${Date.now().toString(36).toUpperCase()}`;
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await sale.go(vi.product.product.plural);
  await sale.goOn(vi.common.act.create, vi.product.product.title.new);
  await sale.fill(vi.product.product.field.id, id);
  await sale.fill(vi.common.field.name, 'Trà xanh');
  await sale.fill(`${vi.product.product.field.initial_price} (JPY)`, '2000');
  await sale.fill(`${vi.common.field.discount} (%)`, '100');
  await page.keyboard.press('Tab');
  await sale.sees(TOO_MUCH);
  await sale.fill(`${vi.common.field.discount} (%)`, '10');
  await sale.pick(vi.product.category.name, 'スキンケア');
  const choose = (button: string, files: FilePayload[]) => chooseFiles(page, button, files);
  const { add_featured, add_album, add_images, feature } = vi.product.product.act;

  await test.step('what is no picture is refused before it travels', async () => {
    const buffer = Buffer.from('hello');
    await choose(add_featured, [{ name: 'notes.txt', mimeType: 'text/plain', buffer }]);
    await expect(page.getByText(vi.common.files.wrong_type)).toBeVisible();
  });
  await test.step('its featured picture and album are chosen in the form and travel with it', async () => {
    await choose(add_featured, [{ name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture('red') }]);
    const preview = page.getByRole('img', { name: 'red.jpg' });
    expect((await preview.boundingBox())?.height).toBe(300);
    const large = { width: 2400, height: 1000 };
    await choose(add_album, [
      { name: 'opaque.png', mimeType: 'image/png', buffer: await drawn('green', large).png().toBuffer() },
      { name: 'clear.png', mimeType: 'image/png', buffer: await drawn('#00f8', large).png().toBuffer() },
      { name: 'scan.tiff', mimeType: 'image/tiff', buffer: await drawn('gray', large).tiff().toBuffer() },
    ]);
    await expect(page.getByRole('img', { name: 'scan.tiff' })).toBeAttached();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await sale.press(vi.common.act.save);
    expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Trà xanh' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  await sale.sees('1.800 ¥');
  await expect(page.getByRole('button', { name: `${vi.common.act.remove} スキンケア` })).toBeVisible();
  await sale.pick(`${vi.common.act.attach} ${vi.common.field.categories}`, '洗剤');
  await expect(page.getByRole('button', { name: `${vi.common.act.remove} 洗剤` })).toBeVisible();

  const pictures = page.locator('section').filter({ hasText: vi.product.product.section.images });
  const shown = pictures.locator('img');
  await test.step('they are kept in that order, drawn anew, transparent where they were', async () => {
    await expect(shown).toHaveCount(4);
    expect(
      await shown
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(1600);
    const { images } = await read<{ images: { url: string; primary: boolean }[] }>(
      page,
      `products/${id}?include=images`,
    );
    const kept = await Promise.all(
      images.map(async ({ url }) => {
        const file = await page.request.get(`${process.env.HAKOBU_URL}${url}`);
        const { width } = await sharp(await file.body()).metadata();
        return [file.headers()['content-type'], width];
      }),
    );
    expect(images.map(({ primary }) => primary)).toEqual([true, false, false, false]);
    expect(kept).toEqual([
      ['image/jpeg', 1600],
      ['image/jpeg', 2000],
      ['image/webp', 2000],
      ['image/jpeg', 2000],
    ]);
  });
  await test.step('another is added, one is featured, one is taken off', async () => {
    await choose(add_images, [{ name: 'blue.jpg', mimeType: 'image/jpeg', buffer: await picture('blue') }]);
    await expect(shown).toHaveCount(5);
    const star = page.getByRole('button', { name: new RegExp(feature) });
    await star.nth(1).click();
    await expect(star.first()).toBeDisabled();
    await page
      .getByRole('button', { name: new RegExp(`^${vi.common.act.delete} \\d+`) })
      .nth(1)
      .click();
    await sale.confirm();
    await expect(shown).toHaveCount(4);
  });
  await test.step('somebody reviews it, and thinks again', async () => {
    await page.goto(`${process.env.HAKOBU_URL}/#/admin/goods/reviews`);
    const { field } = vi.product.product_review;
    await sale.open(vi.common.act.create);
    await sale.pick(vi.common.field.product, id);
    await sale.choose(field.rating, '4 ★');
    await sale.fill(field.content, 'Thơm, đóng gói kỹ');
    await sale.finish(vi.common.act.save);
    await sale.openRow('Thơm, đóng gói kỹ');
    await sale.choose(field.rating, '2 ★');
    await sale.finish(vi.common.act.save);
    await expect(page.getByRole('row').filter({ hasText: 'Trà xanh' })).toContainText('2 ★★☆☆☆');
  });
  await test.step('the list shows the picture', async () => {
    await sale.go(vi.product.product.plural);
    await sale.fill(vi.common.act.search, id);
    const image = page.getByRole('row').filter({ hasText: id }).locator('img');
    await expect(image).toBeVisible();
    expect(
      await image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth)),
    ).toBeGreaterThan(0);
  });
});

test('a supplier of a product is added, by default for zero and one per box, and removed', async ({
  browser,
}) => {
  const purchase = await Person.signIn(browser, 'purchase');
  const { page } = purchase;
  const own = Date.now().toString(36).toUpperCase();
  const id = `NCC${own}`;
  await write(page, 'POST', 'products', { id, name: 'Trà' });
  for (const shop of ['Một', 'Hai']) await write(page, 'POST', 'suppliers', { name: `Tiệm ${own} ${shop}` });
  await page.goto(`${process.env.HAKOBU_URL}/#/admin/goods/products/${id}`);
  const sellers = page.locator('section').filter({
    has: page.getByRole('heading', { name: vi.product.supplier.plural, exact: true }),
  });
  const dialog = page.getByRole('dialog', {
    name: `${vi.common.act.add}: ${vi.common.field.supplier}`,
    exact: true,
  });
  const price = dialog.getByRole('textbox', { name: `${vi.common.field.price} (JPY)` });
  const inBox = dialog.getByRole('textbox', { name: vi.product.product.field.items_in_box });
  const begin = async (shop: string) => {
    await sellers.getByRole('button', { name: vi.common.act.add, exact: true }).click();
    await expect(price).toHaveValue('0');
    await expect(inBox).toHaveValue('1');
    await purchase.pick(vi.common.field.supplier, `Tiệm ${own} ${shop}`);
  };
  await begin('Một');
  await purchase.finish(vi.common.act.add);
  await begin('Hai');
  await price.fill('120');
  await inBox.fill('12');
  await purchase.finish(vi.common.act.add);
  const row = (shop: string) => sellers.getByRole('row').filter({ hasText: `Tiệm ${own} ${shop}` });
  await expect(row('Một').getByRole('cell')).toContainText([`Tiệm ${own} Một`, '0 ¥', '1']);
  await expect(row('Hai').getByRole('cell')).toContainText([`Tiệm ${own} Hai`, '120 ¥', '12']);
  await sellers.getByRole('button', { name: `${vi.common.act.remove} Tiệm ${own} Hai` }).click();
  await purchase.confirm();
  await expect(row('Hai')).toHaveCount(0);
  await expect(row('Một')).toHaveCount(1);
});

/** Begins a product in the middle of an order. */
async function beginInBetween(page: Page): Promise<Locator> {
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders/retail/new`);
  await page.getByLabel(vi.common.field.product, { exact: true }).first().fill('LOT-250');
  await page.getByRole('option', { name: quick.title }).click();
  return page.getByRole('dialog', { name: quick.title });
}

test('a product that is made in between shows its picture smaller than in the whole form', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'sale');
  const dialog = await beginInBetween(page);
  await chooseFiles(page, vi.product.product.act.add_featured, [
    { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture('red') },
  ]);
  const preview = dialog.getByRole('img', { name: 'red.jpg' });
  expect((await preview.boundingBox())?.height).toBe(250);
});

test('an auction lot fills in a new product, and an unknown one is reported in red', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  const dialog = await beginInBetween(page);
  const lookUp = async (lot: string) => {
    await dialog.getByRole('textbox', { name: quick.lot }).fill(lot);
    await dialog.getByRole('button', { name: quick.look_up }).click();
  };
  await lookUp('nothing');
  const { auction_lot_not_found } = vi.product.auction_lot.errors;
  const unknown = page.getByRole('alert').filter({ hasText: auction_lot_not_found });
  await expect(unknown).toBeVisible();
  expect(await isRed(unknown)).toBe(true);
  const asked = page.waitForRequest(/auction_id_findprice=x123$/);
  await lookUp('x123');
  await asked;
  for (const [name, value] of [
    [quick.jan, 'x123'],
    [vi.product.product.field.code, 'x123'],
    [vi.common.field.name, 'ライカ M3'],
    [quick.picture, /^http.*\/x123\.jpg$/],
  ] as const)
    await expect(dialog.getByRole('textbox', { name })).toHaveValue(value);
});
