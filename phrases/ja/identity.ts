import type { Shape } from '../shape.ts';
import type { identity as english } from '../en/identity.ts';

export const identity = { errors: {} } satisfies Shape<typeof english>;
