import sharp from 'sharp';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';
import { read } from './write.ts';

type FilePayload = { name: string; mimeType: string; buffer: Buffer };
const drawn = (colour: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background: colour } });
const picture = (colour: string) => drawn(colour, { width: 1600, height: 1200 }).jpeg().toBuffer();

test('a product is made, filed, given suppliers and pictures', async ({ browser }) => {
  const id = `ANH${Date.now().toString(36).toUpperCase()}`;
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await sale.go(vi.product.product.plural);
  await sale.goOn(vi.common.act.create, vi.product.product.title.new);
  await sale.fill(vi.product.product.field.id, id);
  await sale.fill(vi.common.field.name, 'Trà xanh');
  await sale.fill(`${vi.product.product.field.initial_price} (JPY)`, '2000');
  await sale.fill(`${vi.common.field.discount} (%)`, '10');
  await sale.pick(vi.product.category.name, 'スキンケア');
  const choose = async (button: string, files: FilePayload[]) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    await chooser.setFiles(files);
  };
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
