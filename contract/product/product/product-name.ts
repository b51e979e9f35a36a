import { z } from 'zod';

/** Languages in which a product may have a name beside its main one. */
export const nameLanguages = ['vi', 'en', 'ja'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

const name = z.string().nullable();

/** The product of a line: its main name, its names by language where it has them, and its featured picture. */
export const productOfLineShape = {
  product_name: z.string(),
  product_names: z.object({ vi: name, en: name, ja: name }),
  image_url: z.string().nullable(),
};

/** A line that shows a product. */
export type ProductOfLine = z.output<z.ZodObject<typeof productOfLineShape>>;

/** A product, or a line that shows one. */
export type NamedProduct =
  | ({ name: string } & Partial<Record<`name_${NameLanguage}`, string | null>>)
  | Omit<ProductOfLine, 'image_url'>;

/** The name of a product in a language; the main one where it has none. */
export function productNameIn(product: NamedProduct, language: NameLanguage): string {
  if ('product_names' in product) return product.product_names[language] ?? product.product_name;
  return product[`name_${language}`] ?? product.name;
}
