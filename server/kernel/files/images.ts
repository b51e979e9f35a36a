import type { Sharp } from 'sharp';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { Refusal } from '../refusal.ts';

const LARGEST_SIDE = 2000;
const TIFF_QUALITY = 60;
/** Sides of the stored versions in pixels: of rows and options, and of the picture beside them. */
export const thumbnailSides = [64, 256] as const;
export type ThumbnailSide = (typeof thumbnailSides)[number];
const MOST_PIXELS = 60_000_000; // A small file can declare a huge picture (decompression bomb).
// A picture takes up to 240 MB while it is decoded.
const decodeInTurn = limitConcurrency(2);
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif']);

export interface CleanImage {
  content: Buffer;
  media_type: string;
  width: number;
  height: number;
}

// Both libraries are large and rarely needed, so they are loaded on first use.
const loadSharp = async () => (await import('sharp')).default;
const loadFileType = async () => (await import('file-type')).fileTypeFromBuffer;

/**
 * Makes a picture safe to store: its type is read from its content, it is re-encoded, which removes metadata
 * such as locations and any appended data, turned upright, and limited to 2000 pixels a side. Refuses with
 * `not_an_image`, and with `image_too_large` above 60 million pixels.
 */
export async function cleanImage({ content }: Upload): Promise<CleanImage> {
  const type = await (await loadFileType())(content);
  if (type === undefined || !ACCEPTED.has(type.mime))
    throw new Refusal('not_an_image', { values: { content_type: type?.mime ?? '' } });
  try {
    await requireFewPixels(content);
    return await decodeInTurn(() => encodeAgain(content, type.mime));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('not_an_image', { values: { content_type: type.mime } });
  }
}

/** Reads the size that the header declares; nothing is decoded. */
async function requireFewPixels(content: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS)
    throw new Refusal('image_too_large', { values: { maximum: MOST_PIXELS / 1_000_000 } });
}

async function encodeAgain(content: Uint8Array, mime: string): Promise<CleanImage> {
  const sharp = await loadSharp();
  const upright = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const drawn = await formatOf(upright, mime);
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { content: data, media_type: `image/${info.format}`, width: info.width, height: info.height };
}

/**
 * Output format: transparent pictures keep their transparency, TIFF files are compressed like the pictures
 * that browsers send.
 */
async function formatOf(picture: Sharp, mime: string): Promise<Sharp> {
  if (mime === 'image/png' || mime === 'image/gif') return picture.png({ compressionLevel: 9 });
  if (mime === 'image/tiff') return picture.jpeg({ quality: TIFF_QUALITY, mozjpeg: true });
  const { isOpaque } = await picture.clone().stats();
  return isOpaque ? picture.jpeg({ quality: 82, mozjpeg: true }) : picture.webp({ quality: 82 });
}

/** A smaller version of a stored picture. */
export async function thumbnailOf(content: Buffer, side: ThumbnailSide): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: MOST_PIXELS })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}
