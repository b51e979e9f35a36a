import { TextInput } from '@mantine/core';
import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { amountInWords, formatMoney, formatNumber, separators } from '#kit/format.ts';
import type { InputProps } from './inputs.tsx';
import { parseNumber, parsePastedNumber } from './number-text.ts';
import type { TextKind } from './typed-text.ts';
import { insertText, useTypedText } from './use-typed-text.ts';

const LARGEST = '999999999999';
const MONEY_SCALE = 6;

interface NumberProps extends InputProps<Decimal> {
  /** The figure may be below zero; elsewhere the field says that it may not. */
  signed?: boolean;
  /** Left empty it means none; elsewhere it becomes 0. */
  blank?: boolean;
  autoFocus?: boolean;
}

/**
 * Exact decimals as text with a point, never a float. They are read as the language writes them, and set
 * out so when the field is left; the key of the number pad is the language's sign for decimals. What the
 * field cannot hold is refused under it, not cut off.
 */
function DecimalInput({
  value,
  onChange,
  scale,
  max = LARGEST,
  signed = false,
  blank = false,
  autoFocus = false,
  error,
  echo,
  ...rest
}: NumberProps & { scale: number; max?: Decimal; echo?: ReactNode }): ReactNode {
  usePhrases(); // drawn anew in another language
  const signs = separators();
  const limits = { scale, max, signed };
  const kind: TextKind = {
    read: (text) => parseNumber(text, signs, limits),
    show: (stored) => formatNumber(stored),
    edit: (stored) => stored.replace('.', signs.decimals),
  };
  const { props } = useTypedText(kind, { value, onChange, error, otherwise: blank ? '' : '0' });
  return (
    <TextInput
      {...rest}
      {...props}
      {...(autoFocus && { 'data-autofocus': true })}
      {...(echo !== undefined && { description: echo })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        props.onKeyDown(event);
        if (event.code !== 'NumpadDecimal' || event.key === signs.decimals) return;
        event.preventDefault();
        insertText(event.currentTarget, signs.decimals);
      }}
      onBeforeInput={refuseLetters}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        const figure = parsePastedNumber(event.clipboardData.getData('text'), signs);
        if (figure === undefined) return; // stands there as it was, and is refused
        event.preventDefault();
        insertText(event.currentTarget, figure);
      }}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

/** A letter that is typed is not taken; an input method ends its composition first. */
function refuseLetters(event: FormEvent<HTMLInputElement>): void {
  const { data, isComposing } = event.nativeEvent as InputEvent;
  if (!isComposing && data?.length === 1 && /[a-z]/i.test(data)) event.preventDefault();
}

/** Money that is posted: what its currency cannot pay is refused. It is echoed, large ones in words. */
export const MoneyInput = ({ currency, ...props }: NumberProps & { currency: CurrencyId }): ReactNode => (
  <DecimalInput
    {...props}
    scale={currencyScale[currency]}
    echo={<Echo value={props.value} currency={currency} />}
  />
);
/** Prices and rates: up to 6 decimals, whatever their currency; echoed where it is told. */
export const PriceInput = ({ currency, ...props }: NumberProps & { currency?: CurrencyId }): ReactNode => (
  <DecimalInput
    {...props}
    scale={MONEY_SCALE}
    {...(currency !== undefined && { echo: <Echo value={props.value} currency={currency} /> })}
  />
);
/** Its line is there before anything is typed, so that nothing moves. */
const Echo = ({ value, currency }: { value: Decimal; currency: CurrencyId }): ReactNode =>
  [formatMoney(value, currency), amountInWords(value)].filter(Boolean).join(' · ') || '\u{a0}';

/** Quantities and measures: 2 decimals unless told. */
export const QuantityInput = ({ scale = 2, ...props }: NumberProps & { scale?: number }): ReactNode => (
  <DecimalInput scale={scale} {...props} />
);
/** Cubic metres: 3 whole digits and 4 decimals. */
export const VolumeInput = (props: NumberProps): ReactNode => (
  <DecimalInput scale={4} max="999.9999" {...props} />
);
export const WholeInput = (props: NumberProps): ReactNode => <DecimalInput scale={0} {...props} />;
/** At most 2 whole digits. */
export const PercentInput = (props: NumberProps): ReactNode => (
  <DecimalInput scale={1} max="99.9" {...props} />
);
