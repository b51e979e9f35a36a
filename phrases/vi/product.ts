import type { Shape } from '../shape.ts';
import type { product as english } from '../en/product.ts';

export const product = { errors: {} } satisfies Shape<typeof english>;
