import { TextInput } from '@mantine/core';
import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { amountInWords, formatMoney, formatNumber, separators } from '#kit/format.ts';
import type { InputProps } from './input-props.ts';
import { parseNumber, parsePastedNumber } from './number-text.ts';
import type { TextKind } from './typed-text.ts';
import { insertText, useTypedText } from './use-typed-text.ts';

const LARGEST = '999999999999';
const MONEY_SCALE = 6;

interface NumberProps extends InputProps<Decimal> {
  /** Whether negative values are allowed. */
  signed?: boolean;
  /** Whether empty means null instead of 0. */
  blank?: boolean;
  autoFocus?: boolean;
}

/**
 * Exact decimals as text with a point, never a float. They are parsed in the notation of the language and
 * formatted on blur; the decimal key of the number pad inserts the language's separator. Invalid values are
 * refused below the field, not truncated.
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
  usePhrases(); // Renders again when the language changes.
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
        if (figure === undefined) return; // The text stays unchanged and is refused.
        event.preventDefault();
        insertText(event.currentTarget, figure);
      }}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

/** Ignores typed letters, except in the composition of an input method. */
function refuseLetters(event: FormEvent<HTMLInputElement>): void {
  const { data, isComposing } = event.nativeEvent as InputEvent;
  if (!isComposing && data?.length === 1 && /[a-z]/i.test(data)) event.preventDefault();
}

/** Amounts of postings: decimals beyond the currency's are refused. Large amounts are repeated in words. */
export const MoneyInput = ({ currency, ...props }: NumberProps & { currency: CurrencyId }): ReactNode => (
  <DecimalInput
    {...props}
    scale={currencyScale[currency]}
    echo={<Echo value={props.value} currency={currency} />}
  />
);
/** Prices and rates with up to 6 decimals in any currency; repeated formatted if a currency is given. */
export const PriceInput = ({ currency, ...props }: NumberProps & { currency?: CurrencyId }): ReactNode => (
  <DecimalInput
    {...props}
    scale={MONEY_SCALE}
    {...(currency !== undefined && { echo: <Echo value={props.value} currency={currency} /> })}
  />
);
/** The line is reserved, so that nothing moves while typing. */
const Echo = ({ value, currency }: { value: Decimal; currency: CurrencyId }): ReactNode =>
  [formatMoney(value, currency), amountInWords(value)].filter(Boolean).join(' · ') || '\u{a0}';

/** Quantities and measures, by default with 2 decimals. */
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
