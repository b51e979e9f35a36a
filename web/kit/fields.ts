// Kinds of form fields: what a stored value looks like while it is typed, and what is sent of it.
import { isZero } from '@hakobu/contract/kernel/decimal.ts';

/** What a field holds while somebody fills it: text, or yes and no. */
export type Typed = string | boolean;

export interface Field<Value extends Typed, Sent> {
  /** What stands in the field for a stored value; for a new row, without one. */
  typed: (stored?: unknown) => Value;
  sent: (typed: Value) => Sent;
  /** It has to be filled before the form can be sent. */
  required: boolean;
  /** No draft keeps it. */
  secret?: boolean;
}

interface Options {
  /** What a new form starts with. */
  start?: string;
  required?: boolean;
}

const textOf = (stored: unknown, start: string): string =>
  stored === undefined ? start : stored === null ? '' : String(stored as string | number);

const kind = <Sent>(
  sent: (typed: string) => Sent,
  { start = '', required = false }: Options = {},
): Field<string, Sent> => ({ typed: (stored) => textOf(stored, start), sent, required });

/** Text and notes, as they are. */
export const text = (options?: Options) => kind((typed) => typed, options);
/** Text that is kept nowhere until it is sent. */
export const secret = (options?: Options) => ({ ...text(options), secret: true });
/** Text that may be missing: empty becomes null. */
export const textOrNone = (options?: Options) => kind((typed) => typed || null, options);

/** A whole number; empty is 0. */
export const whole = (options?: Options) => kind((typed) => Number(typed || '0'), options);
export const wholeOrNone = (options?: Options) =>
  kind((typed) => (typed === '' ? null : Number(typed)), options);

/** The number of the row that a picker chose, which must be chosen. */
export const id = (options?: Options) => kind(Number, { required: true, ...options });
export const idOrNone = wholeOrNone;

/** Exact decimals as text; empty is 0. */
export const money = (options?: Options) => kind((typed) => typed || '0', options);
export const moneyOrNone = textOrNone;
/** The same for what starts at zero when nobody gave it: an empty field says that better. */
export const measure = (options: Options = {}): Field<string, string> => ({
  ...money(options),
  typed: (stored) => {
    const typed = textOf(stored, options.start ?? '');
    return typed !== '' && isZero(typed) ? '' : typed;
  },
});

/** A day `YYYY-MM-DD`, or none. */
export const day = textOrNone;

export const yesNo = ({ start = false }: { start?: boolean } = {}): Field<boolean, boolean> => ({
  typed: (stored) => (stored === undefined ? start : stored === true),
  sent: (typed) => typed,
  required: false,
});

/** One of a few words; the first, or the one to start with, where nothing else was chosen. */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  { start = words[0] }: { start?: Word } = {},
): Field<string, Word> => kind((typed) => words.find((word) => word === typed) ?? start, { start });
