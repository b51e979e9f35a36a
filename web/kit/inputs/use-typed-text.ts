import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatFigures } from '../format.ts';
import { isComposing } from '../composing.ts';
import {
  isParsed,
  normalizeOnBlur,
  parseTyped,
  type ParseResult,
  type TextKind,
  type TypedText,
} from './typed-text.ts';

interface Options {
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** The value of an empty field on blur. */
  otherwise?: string;
  /** Reports a value on blur only, for fields whose changes trigger requests. */
  onBlurOnly?: boolean;
}

/**
 * Text state of a field. Valid text is reported while typing and formatted on blur; invalid text stays, has
 * no value and shows an error, and the form cannot be submitted (`[data-refused]`).
 */
export function useTypedText(
  kind: TextKind,
  { value, onChange, error, otherwise = '', onBlurOnly = false }: Options,
) {
  const t = usePhrases();
  // The text as long as it represents the form's value; `isGiven` if the user did not type it.
  const [own, setOwn] = useState<TypedText & { isGiven?: true }>();
  const [inside, setInside] = useState(false);
  const [showsError, setShowsError] = useState(false); // set on blur, reset by valid text
  const current = own?.value === value ? own : undefined;
  const { show, edit = show } = kind;
  const text = current?.text ?? (inside ? edit(value) : show(value));
  const reading = kind.read(text);
  const problem = current === undefined || isParsed(reading) ? undefined : reading;
  // Incomplete numbers and dates are not reported while typing; too many decimals are.
  const early = problem !== undefined && problem.problem.startsWith('not_') && !showsError;
  const tell = (next: TypedText) => {
    setOwn(next);
    if (next.value !== value) onChange(next.value);
  };
  const change = (next: string) => {
    if (isParsed(kind.read(next))) setShowsError(false);
    if (onBlurOnly) setOwn({ text: next, value });
    else tell(parseTyped(kind, next));
  };
  const put = (next: string) => {
    setOwn(undefined);
    onChange(next);
  };
  const settle = () => {
    // Normalizing an untouched value is not a change of the form.
    if (current === undefined || current.isGiven)
      return value === '' ? setOwn({ text: show(otherwise), value, isGiven: true }) : undefined;
    if (!isParsed(reading)) return setShowsError(true);
    tell(normalizeOnBlur(kind, text, otherwise));
    setOwn(undefined);
  };
  return {
    put,
    props: {
      value: text,
      error: error || (problem !== undefined && !early && problemMessage(t, problem)),
      ...(problem !== undefined && { 'data-refused': true }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value),
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setInside(true);
        // After rendering, because the click sets the cursor first.
        queueMicrotask(() => currentTarget.select());
      },
      onBlur: () => {
        setInside(false);
        settle();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !isComposing(event)) settle();
      },
    },
  };
}

/** The error message of invalid text. */
const problemMessage = (
  t: ReturnType<typeof usePhrases>,
  { problem, values = {} }: Exclude<ParseResult, { value: string }>,
): string => t(($) => ({ ...$.common.problem, ...$.common.typing })[problem], formatFigures(values));

/** Inserts text at the cursor as if typed. */
export function insertText(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
