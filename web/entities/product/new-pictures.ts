import type { BodyInput } from '@hakobu/contract/kernel/endpoint.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';

/** Pictures of a product that is not saved yet: the featured one as a file or URL, and the album. */
export interface NewPictures {
  featured?: File | undefined;
  url: string;
  album: readonly File[];
}
export const noPictures: NewPictures = { url: '', album: [] };

/**
 * The request fields of pictures: the featured one first, then the album. A file takes precedence over a URL.
 */
export function picturesBody({
  featured,
  url,
  album,
}: NewPictures): Pick<BodyInput<typeof product.create>, 'images'> {
  const first =
    featured !== undefined ? [{ file: featured, primary: true }] : url !== '' ? [{ url, primary: true }] : [];
  const images = [...first, ...album.map((file) => ({ file }))];
  return images.length === 0 ? {} : { images };
}
