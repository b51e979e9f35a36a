import type { ErrorCode } from './errors.ts';

/** What it means to a person when the database itself refuses: named constraints and their error codes. */
export const constraintErrors = {
  users__email: 'already_exists',
} satisfies Record<string, ErrorCode>;
