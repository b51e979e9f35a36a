import type { Shape } from '../shape.ts';
import type { order as english } from '../en/order.ts';

export const order = { errors: {} } satisfies Shape<typeof english>;
