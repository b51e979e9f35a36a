import { z } from 'zod';
import { productOfLineShape } from '../../product/product/product-name.ts';

/** The product of a box with one kind of goods; null in other boxes. */
export const productOfBoxShape = { product: z.object(productOfLineShape).nullable() };
