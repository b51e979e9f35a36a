import type { BodyInput } from '@hakobu/contract/kernel/endpoint.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';

/** Pictures of a product that is not made yet: the featured one as a file or an address, and its album. */
export interface NewPictures {
  featured?: File | undefined;
  url: string;
  album: readonly File[];
}
export const noPictures: NewPictures = { url: '', album: [] };

/**
 * What is sent of them: the featured one first and marked, the album behind it; without pictures nothing. A
 * file goes before an address.
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
