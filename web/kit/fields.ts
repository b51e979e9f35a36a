// Kinds of form fields: how a stored value is edited, and what is sent.
import { isZero } from '@hakobu/contract/kernel/decimal.ts';

/** The value of a field while it is edited: text or boolean. */
export type Typed = string | boolean;

export interface Field<Value extends Typed, Sent> {
  /** The form value of a stored value, or of a new row. */
  typed: (stored?: unknown) => Value;
  sent: (typed: Value) => Sent;
  /** Required to submit the form. */
  required: boolean;
  /** Excluded from drafts. */
  secret?: boolean;
}

interface Options {
  /** Default value of a new form. */
  start?: string;
  required?: boolean;
}

const textOf = (stored: unknown, start: string): string =>
  stored === undefined ? start : stored === null ? '' : String(stored as string | number);

const kind = <Sent>(
  sent: (typed: string) => Sent,
  { start = '', required = false }: Options = {},
): Field<string, Sent> => ({ typed: (stored) => textOf(stored, start), sent, required });

/** Text and notes, unchanged. */
export const text = (options?: Options) => kind((typed) => typed, options);
/** Text that is excluded from drafts. */
export const secret = (options?: Options) => ({ ...text(options), secret: true });
/** Optional text: empty becomes null. */
export const textOrNone = (options?: Options) => kind((typed) => typed || null, options);

/** A whole number; empty is 0. */
export const whole = (options?: Options) => kind((typed) => Number(typed || '0'), options);
export const wholeOrNone = (options?: Options) =>
  kind((typed) => (typed === '' ? null : Number(typed)), options);

/** A required row id from a picker. */
export const id = (options?: Options) => kind(Number, { required: true, ...options });
export const idOrNone = wholeOrNone;

/** Exact decimals as text; empty is 0. */
export const money = (options?: Options) => kind((typed) => typed || '0', options);
export const moneyOrNone = textOrNone;
/** Decimals that default to zero, shown as an empty field. */
export const measure = (options: Options = {}): Field<string, string> => ({
  ...money(options),
  typed: (stored) => {
    const typed = textOf(stored, options.start ?? '');
    return typed !== '' && isZero(typed) ? '' : typed;
  },
});

/** A date `YYYY-MM-DD`, or null. */
export const day = textOrNone;

export const yesNo = ({ start = false }: { start?: boolean } = {}): Field<boolean, boolean> => ({
  typed: (stored) => (stored === undefined ? start : stored === true),
  sent: (typed) => typed,
  required: false,
});

/** One of several values; defaults to `start`, otherwise to the first. */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  { start = words[0] }: { start?: Word } = {},
): Field<string, Word> => kind((typed) => words.find((word) => word === typed) ?? start, { start });
