import { MAX_FILE_BYTES, MAX_FILES } from '@hakobu/contract/kernel/upload.ts';
import { phrase } from '#app/i18n.ts';
import { notifyError } from './toasts.ts';

const COMPRESSED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/tiff']);
const QUALITY = 0.6;
const LARGEST_SIDE = 2000;

/**
 * Validates chosen files and shrinks pictures before upload. Reports refused files and returns the others.
 */
export async function prepareFiles(
  files: readonly File[],
  { most = MAX_FILES, pdf = false }: { most?: number; pdf?: boolean } = {},
): Promise<File[]> {
  const refuse = (message: string): [] => {
    notifyError(new Error(message));
    return [];
  };
  if (files.length > most) return refuse(phrase(($) => $.common.files.too_many, { count: most }));
  if (files.some(({ type }) => !type.startsWith('image/') && !(pdf && type === 'application/pdf')))
    return refuse(phrase(($) => $.common.files.wrong_type));
  const ready = await Promise.all(files.map(compress));
  if (ready.some(({ size }) => size > MAX_FILE_BYTES))
    return refuse(phrase(($) => $.common.files.too_large, { limit: MAX_FILE_BYTES / 1024 ** 2 }));
  return ready;
}

/**
 * Scales a picture to at most 2000 pixels a side. Formats that the browser cannot decode, usually TIFF, are
 * sent unchanged and converted by the server; a result larger than the original is dropped.
 */
async function compress(file: File): Promise<File> {
  if (!COMPRESSED.has(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const clear = file.type !== 'image/jpeg' && showsThrough(context);
    const blob = await canvas.convertToBlob({ type: clear ? 'image/webp' : 'image/jpeg', quality: QUALITY });
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}

/** Whether any pixel is transparent, which JPEG cannot represent. */
function showsThrough(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}
