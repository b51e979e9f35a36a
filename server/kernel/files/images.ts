import type { Sharp } from 'sharp';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import { Refusal } from '../refusal.ts';

const LARGEST_SIDE = 2000;
const TIFF_QUALITY = 60;
const THUMBNAIL_SIDE = 320;
const MOST_PIXELS = 60_000_000; // A small file can declare a huge picture (decompression bomb).
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
 * `not_an_image`.
 */
export async function cleanImage({ content }: Upload): Promise<CleanImage> {
  const type = await (await loadFileType())(content);
  if (type === undefined || !ACCEPTED.has(type.mime))
    throw new Refusal('not_an_image', { values: { content_type: type?.mime ?? '' } });
  const sharp = await loadSharp();
  try {
    const upright = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const drawn = await formatOf(upright, type.mime);
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { content: data, media_type: `image/${info.format}`, width: info.width, height: info.height };
  } catch {
    throw new Refusal('not_an_image', { values: { content_type: type.mime } });
  }
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

/** A thumbnail for lists. */
export async function thumbnailOf(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: MOST_PIXELS })
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}
