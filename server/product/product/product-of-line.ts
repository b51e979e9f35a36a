import { sql, type RawBuilder } from 'kysely';
import { nameLanguages } from '@hakobu/contract/product/product/product-name.ts';

/** The columns `name`, `name_vi`, `name_en` and `name_ja`, for the table alias of a query. */
export const nameColumns = (products: string): RawBuilder<unknown> =>
  sql.join(
    ['name', ...nameLanguages.map((language) => `name_${language}`)].map((name) =>
      sql.ref(`${products}.${name}`),
    ),
  );

/** The names of a product by language, for the table alias of a query. */
const namesByLanguage = (products: string): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(
    nameLanguages.flatMap((language) => [sql.lit(language), sql.ref(`${products}.name_${language}`)]),
  )})`;

/**
 * The address of a product's featured picture, or the one that was entered for it, for the table alias of a
 * query.
 */
export const featuredPicture = (products: string): RawBuilder<unknown> =>
  sql`coalesce((select '/files/' || m.file_id from product_images m
    where m.product_id = ${sql.ref(`${products}.id`)} and m.is_primary), ${sql.ref(`${products}.image_url`)})`;

/** The columns of `productOfLineShape`, for the table alias of the product. */
export const productOfLine = (products: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${products}.name`)} as product_name, ${namesByLanguage(products)} as product_names,
    ${featuredPicture(products)} as image_url`;

/** The same as one object. */
export const productObject = (products: string): RawBuilder<unknown> =>
  sql`jsonb_build_object('product_name', ${sql.ref(`${products}.name`)},
    'product_names', ${namesByLanguage(products)}, 'image_url', ${featuredPicture(products)})`;
