import type { Shape } from '../shape.ts';
import type { warehouse as english } from '../en/warehouse.ts';

export const warehouse = { errors: {} } satisfies Shape<typeof english>;
