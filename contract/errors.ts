import { everyError } from './errors.gen.ts';

/** Every error code of the API with its type. */
export const allErrors = everyError;
export type ErrorCode = keyof typeof allErrors;
