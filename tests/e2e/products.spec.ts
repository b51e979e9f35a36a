import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { Person } from './person.ts';

const picture = (colour: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

test('a product is made, filed, given suppliers and pictures', async ({ browser }) => {
  const id = `ANH${Date.now().toString(36).toUpperCase()}`;
  const sale = await Person.signIn(browser, 'sale');
  const { page } = sale;
  await sale.go(vi.product.product.plural);
  await sale.goOn(vi.common.act.create, vi.product.product.title.new);
  await sale.fill(vi.common.field.product_id, id);
  await sale.fill(vi.common.field.name, 'Trà xanh');
  await sale.fill(`${vi.product.product.field.initial_price} (JPY)`, '2000');
  await sale.fill(`${vi.common.field.discount} (%)`, '10');
  await sale.press(vi.common.act.save);
  await expect(page.getByRole('heading', { level: 1, name: 'Trà xanh' })).toBeVisible();
  await sale.sees('1.800 ¥');
  await sale.pick(`${vi.common.act.attach} ${vi.common.field.categories}`, '洗剤');
  await expect(page.getByRole('button', { name: `${vi.common.act.remove} 洗剤` })).toBeVisible();

  await test.step('what is no picture is refused before it travels', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(page.getByText(vi.common.files.wrong_type)).toBeVisible();
  });
  await test.step('pictures are added, one is featured, one is taken off', async () => {
    await page.locator('input[type=file]').setInputFiles([
      { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture('red') },
      { name: 'green.jpg', mimeType: 'image/jpeg', buffer: await picture('green') },
    ]);
    const shown = page
      .locator('section')
      .filter({ hasText: vi.product.product.section.images })
      .locator('img');
    await expect(shown).toHaveCount(2);
    expect(
      await shown
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(1600);
    await page
      .getByRole('button', { name: new RegExp(vi.product.product.act.feature) })
      .nth(1)
      .click();
    await expect(
      page.getByRole('button', { name: new RegExp(vi.product.product.act.feature) }).first(),
    ).toBeDisabled();
    await page
      .getByRole('button', { name: new RegExp(`^${vi.common.act.delete} \\d+`) })
      .nth(1)
      .click();
    await sale.confirm();
    await expect(shown).toHaveCount(1);
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
