import { z } from 'zod';

/** Field schemas shared by requests and rows. Messages are keys of `fieldProblems`. */

const INT_TEXT = /^-?\d{1,15}$/;

/** An integer id or count. Urlencoded and multipart bodies send strings. */
export const integerField = (min = 1, max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (value) => (typeof value === 'string' && INT_TEXT.test(value) ? Number(value) : value),
    z
      .int({ error: ({ code }) => (code === 'invalid_type' ? 'not_integer' : undefined) })
      .min(min)
      .max(max),
  );

/** A non-empty list of at most `max` values. */
export const someOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, { error: 'not_list' }).min(1, 'required').max(max, 'too_long');

/** A boolean. Forms send `1`, `0`, `true` or `false`. */
export const booleanField = () =>
  z.preprocess(
    (value) =>
      value === '1' || value === 1 || value === 'true'
        ? true
        : value === '0' || value === 0 || value === 'false'
          ? false
          : value,
    z.boolean({ error: 'not_boolean' }),
  );

/** Required text, trimmed, 1 to `max` characters. NUL is refused: PostgreSQL cannot hold it. */
export const textField = (max = 255) =>
  z
    .string({ error: 'not_text' })
    .trim()
    .refine((value) => !value.includes('\0'), 'invalid')
    .pipe(z.string().min(1, 'required').max(max, 'too_long'));

/** A string that is not trimmed: passwords, tokens, codes of other systems. */
export const exactField = (most: number, least = 1) =>
  z
    .string({ error: 'not_text' })
    .min(least, 'required')
    .max(most, 'too_long')
    .refine((value) => !value.includes('\0'), 'invalid');

/** Optional text of notes and descriptions. Empty text becomes null. */
export const noteField = (max = 2000) =>
  z
    .string({ error: 'not_text' })
    .trim()
    .max(max, 'too_long')
    .refine((value) => !value.includes('\0'), 'invalid')
    .nullable()
    .transform((value) => value || null);

/**
 * Condition: a date or timestamp (`YYYY-MM-DD…`) is between 1900 and 2199. Others are typing errors, and
 * calculations with them could exceed the range of PostgreSQL's dates.
 */
export const isInDateRange = (text: string): boolean => text >= '1900' && text < '2200';

/** An existing calendar day `YYYY-MM-DD`. */
export const dateField = () => z.iso.date({ error: 'not_date' }).refine(isInDateRange, 'not_date');

/** A timestamp with time zone: `2026-11-30T21:00:00+09:00`. */
export const instantField = () =>
  z.iso.datetime({ offset: true, error: 'not_date' }).refine(isInDateRange, 'not_date');

/** A URL with http or https only, so that it is safe as a link. */
export const urlField = () =>
  z
    .string({ error: 'not_text' })
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'not_url' }).max(2000, 'too_long'));
/** An optional URL. Empty text becomes null. */
export const optionalUrlField = () =>
  z.preprocess((value) => (value === '' ? null : value), urlField().nullable());
export const emailField = () =>
  z
    .string({ error: 'not_email' })
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'not_email' }).max(254, 'too_long'));
export const telField = () =>
  z
    .string({ error: 'not_text' })
    .trim()
    .max(32, 'too_long')
    .regex(/^[0-9+() .-]*$/, 'invalid')
    .nullable()
    .transform((value) => value || null);

export const integerId = z.object({ id: integerField() });
export const textId = z.object({ id: z.string().min(1).max(64) });

/** Columns of every business row. */
export const rowStamp = { created_at: z.string(), updated_at: z.string(), version: z.number().int() };

/** A row of a lookup list. */
export const lookupRow = z.object({ id: z.string(), name: z.string() });

/** An action on a row, with the reason where it is not permitted now. */
export const actionState = z.object({
  key: z.string(),
  allowed: z.boolean(),
  reason: z.string().nullable(),
  missing: z.array(z.string()),
  /** With `update`: the fields that can change now, where only some of them can. */
  fields: z.array(z.string()).optional(),
});
export type ActionState = z.output<typeof actionState>;
