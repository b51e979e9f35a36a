import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '#kernel/context.ts';
import { fetchImage } from '#kernel/files/fetch-image.ts';

interface NewImage {
  file?: Upload | undefined;
  url?: string | null | undefined;
  primary: boolean;
}
export interface FetchedImage {
  file: Upload;
  primary: boolean;
}

/**
 * Fetches the pictures that are named by address: before anything is locked, because other servers take their
 * time.
 */
export async function fetchImages(ctx: Context, images: readonly NewImage[]): Promise<FetchedImage[]> {
  return Promise.all(
    images
      .filter(({ file, url }) => file !== undefined || url)
      .map(async ({ file, url, primary }) => ({ file: file ?? (await fetchImage(ctx, url!)), primary })),
  );
}
