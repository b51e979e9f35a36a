import fs from 'node:fs/promises';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';

/** Draws a file of `pictures/` as a PNG of 512 pixels, as it is uploaded with a product. */
export async function drawPicture(name: string): Promise<Upload> {
  const { default: sharp } = await import('sharp'); // A start without a demo does not load it.
  const drawing = await fs.readFile(new URL(`pictures/${name}.svg`, import.meta.url));
  return { name: `${name}.png`, content: await sharp(drawing).png().toBuffer() };
}
