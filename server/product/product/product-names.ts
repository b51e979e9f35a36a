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
export const namesByLanguage = (products: string): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(
    nameLanguages.flatMap((language) => [sql.lit(language), sql.ref(`${products}.name_${language}`)]),
  )})`;

/** The columns `product_name` and `product_names` of a line, for the table alias of its product. */
export const productNames = (products: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${products}.name`)} as product_name, ${namesByLanguage(products)} as product_names`;
