import type { Shape } from '../shape.ts';
import type { helper as english } from '../en/helper.ts';

export const helper = { errors: {} } satisfies Shape<typeof english>;
