import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatFigures } from '../format.ts';
import { isComposing } from './composing.ts';
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
  /** What empty text becomes when it is left. */
  otherwise?: string;
  /** Tells a value only once it is left: what is on its way to it asks for nothing. */
  onBlurOnly?: boolean;
}

/**
 * The text of a field that stands for a value. What was read is told as it is typed and set out when it is
 * left; what cannot be read is no value, stays to be mended, and is refused under the field: a form is not
 * sent as long as it stands there (`[data-refused]`).
 */
export function useTypedText(
  kind: TextKind,
  { value, onChange, error, otherwise = '', onBlurOnly = false }: Options,
) {
  const t = usePhrases();
  // while it stands for the value that the form holds; given where nobody typed it
  const [own, setOwn] = useState<TypedText & { isGiven?: true }>();
  const [inside, setInside] = useState(false);
  const [showsError, setShowsError] = useState(false); // set on blur, reset by valid text
  const current = own?.value === value ? own : undefined;
  const { show, edit = show } = kind;
  const text = current?.text ?? (inside ? edit(value) : show(value));
  const reading = kind.read(text);
  const problem = current === undefined || isParsed(reading) ? undefined : reading;
  // Half a figure or day is no mistake yet; too many decimals are, whatever follows.
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
    // nobody typed: what it would become is shown, and is no change of the form
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
        queueMicrotask(() => currentTarget.select()); // drawn as it is changed; a click then sets the cursor
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

/** Why what stands there is no value. */
const problemMessage = (
  t: ReturnType<typeof usePhrases>,
  { problem, values = {} }: Exclude<ParseResult, { value: string }>,
): string => t(($) => ({ ...$.common.problem, ...$.common.typing })[problem], formatFigures(values));

/** Puts text where the cursor stands, as if it had been typed. */
export function insertText(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
