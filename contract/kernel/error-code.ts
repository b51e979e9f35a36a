/**
 * The kind of an error answer, one word a client can switch on. Its HTTP status follows from it.
 */
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

/** A closed list of error codes with their type. Each list stands beside the noun that raises it. */
export type ErrorList = Readonly<Record<string, ErrorType>>;

/**
 * Declares the closed error list of a noun, in `contract/<service>/<noun>/<noun>.errors.ts`; codes that
 * several nouns of a service raise stand in `contract/<service>/errors.ts`. The phrases stand under `errors`
 * of the noun, or of `shared`, in `phrases/<language>/<service>/`.
 */
export function defineErrors<const L extends ErrorList>(list: L): L {
  return list;
}

/** What the phrases of an error list must hold: one sentence for each code. */
export type ErrorPhrases<L extends ErrorList> = Readonly<Record<keyof L, string>>;

/** The body of every error answer. `type` and `code` are stable, `message` is in the caller's language. */
export interface ErrorBody {
  type: ErrorType;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  details?: Record<string, unknown>;
  request_id?: string;
}
