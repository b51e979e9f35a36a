import type { Shape } from '../shape.ts';
import type { accounting as english } from '../en/accounting.ts';

export const accounting = { errors: {} } satisfies Shape<typeof english>;
