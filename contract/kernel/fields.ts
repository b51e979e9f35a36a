import { z } from 'zod';

/** Field schemas that many requests and rows share. Messages are words of `fieldProblems`. */

const INT_TEXT = /^-?\d{1,15}$/;

/** An integer id or count; urlencoded and multipart bodies send text. */
export const integerField = (min = 1, max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (value) => (typeof value === 'string' && INT_TEXT.test(value) ? Number(value) : value),
    z
      .int({ error: ({ code }) => (code === 'invalid_type' ? 'not_integer' : undefined) })
      .min(min)
      .max(max),
  );

/** A list of at least one thing, `max` at most. */
export const someOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, { error: 'not_list' }).min(1, 'required').max(max, 'too_long');

/** True or false; forms send `1`, `0`, `true`, `false`. */
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

/** Text that is taken as it is, spaces included: passwords, tokens, codes of others. */
export const exactField = (most: number, least = 1) =>
  z
    .string({ error: 'not_text' })
    .min(least, 'required')
    .max(most, 'too_long')
    .refine((value) => !value.includes('\0'), 'invalid');

/** Text that may be empty or null, for notes and descriptions. Empty becomes null. */
export const noteField = (max = 2000) =>
  z
    .string({ error: 'not_text' })
    .trim()
    .max(max, 'too_long')
    .refine((value) => !value.includes('\0'), 'invalid')
    .nullable()
    .transform((value) => value || null);

/**
 * True of a day or moment (`YYYY-MM-DD…`) from 1900 to 2199. Others are typing errors, and calculations with
 * them may leave the range of PostgreSQL's dates.
 */
export const isInDateRange = (text: string): boolean => text >= '1900' && text < '2200';

/** A calendar day `YYYY-MM-DD` that exists. */
export const dateField = () => z.iso.date({ error: 'not_date' }).refine(isInDateRange, 'not_date');

/** A moment with its zone, `2026-11-30T21:00:00+09:00`. */
export const instantField = () =>
  z.iso.datetime({ offset: true, error: 'not_date' }).refine(isInDateRange, 'not_date');

/** A web address; only http and https, so that it can be shown as a link. */
export const urlField = () =>
  z
    .string({ error: 'not_text' })
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'not_url' }).max(2000, 'too_long'));
/** The same, or nothing: empty text becomes null. */
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

/** What every business row carries. */
export const rowStamp = { created_at: z.string(), updated_at: z.string(), version: z.number().int() };

/** A lookup row. */
export const lookupRow = z.object({ id: z.string(), name: z.string() });

/** One thing that can be done to a row now, or why not. */
export const actionState = z.object({
  key: z.string(),
  allowed: z.boolean(),
  reason: z.string().nullable(),
  missing: z.array(z.string()),
});
export type ActionState = z.output<typeof actionState>;
