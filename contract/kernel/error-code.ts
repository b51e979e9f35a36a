/** Type of an error response, which determines its HTTP status. */
export const errorStatus = {
  malformed: 400,
  logged_out: 401,
  forbidden: 403,
  email_not_verified: 403,
  not_found: 404,
  not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  validation: 422,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
} as const;

export type ErrorType = keyof typeof errorStatus;

/** Error codes with their types, declared per entity. */
export type ErrorList = Readonly<Record<string, ErrorType>>;

/**
 * Declares the error codes of an entity, in `contract/<service>/<entity>/<entity>.errors.ts`. Codes shared
 * by entities of a service are in `contract/<service>/errors.ts`. Their phrases are under `errors` of the
 * entity, or of `shared`, in `phrases/<language>/<service>/`.
 */
export function defineErrors<const L extends ErrorList>(list: L): L {
  return list;
}

/** Phrases of an error list: one sentence per code. */
export type ErrorPhrases<L extends ErrorList> = Readonly<Record<keyof L, string>>;

/** Body of every error response. `type` and `code` are stable, `message` is in the caller's language. */
export interface ErrorBody {
  type: ErrorType;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  details?: Record<string, unknown>;
  request_id?: string;
}
