import { sql, type RawBuilder } from 'kysely';
import { productObject } from '../../product/product/product-of-line.ts';

/** The column of `productOfBoxShape`, for the column of a query that has the box's id. */
export const productOfBox = (boxId: string): RawBuilder<unknown> =>
  sql`(select ${productObject('g')} from products g where g.id = (
    select min(k.product_id) from box_items k where k.box_id = ${sql.ref(boxId)}
    having min(k.product_id) = max(k.product_id))) as product`;
