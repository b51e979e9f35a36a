import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '#kernel/context.ts';
import { fetchImage } from '#kernel/files/fetch-image.ts';
import { storeImage } from '#kernel/files/store-file.ts';

interface NewImage {
  file?: Upload | undefined;
  url?: string | null | undefined;
  primary: boolean;
}
export interface StoredImage {
  fileId: string;
  primary: boolean;
}

/** Stores uploaded pictures, or fetches them from addresses, before the transaction that uses them. */
export async function keepImages(ctx: Context, images: readonly NewImage[]): Promise<StoredImage[]> {
  const fetched = await Promise.all(
    images
      .filter(({ file, url }) => file !== undefined || url)
      .map(async ({ file, url, primary }) => ({ file: file ?? (await fetchImage(ctx, url!)), primary })),
  );
  const stored: StoredImage[] = [];
  for (const { file, primary } of fetched) stored.push({ fileId: await storeImage(ctx, file), primary });
  return stored;
}
