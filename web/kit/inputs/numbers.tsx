import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { separators } from '#kit/format.ts';
import type { InputProps } from './inputs.tsx';

const LARGEST = '999999999999';

/**
 * Exact decimals as text with a point, never a float, shown with the language's separators: at most `scale`
 * decimals and 12 whole digits. A typed point is the decimal mark everywhere, as number pads send it.
 */
function DecimalInput({
  value,
  onChange,
  scale,
  max = LARGEST,
  ...rest
}: InputProps<Decimal> & { scale: number; max?: Decimal }): ReactNode {
  usePhrases(); // drawn anew in another language
  const { thousands, decimals } = separators();
  return (
    <NumericFormat<Parameters<typeof TextInput>[0]>
      {...rest}
      customInput={TextInput}
      value={value}
      valueIsNumericString
      onValueChange={(typed, { source }) => {
        if (String(source) === 'event') onChange(typed.value);
      }}
      decimalScale={scale}
      allowNegative={false}
      isAllowed={(typed) => typed.value === '' || typed.value === '.' || compare(typed.value, max) <= 0}
      thousandSeparator={thousands}
      decimalSeparator={decimals}
      allowedDecimalSeparators={[decimals, '.']}
      inputMode="decimal"
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
/** Money: an amount has the decimals of its currency, a price or rate up to 6. */
export const MoneyInput = ({
  currency,
  ...props
}: InputProps<Decimal> & { currency?: CurrencyId }): ReactNode => (
  <DecimalInput scale={currency === undefined ? 6 : currencyScale[currency]} {...props} />
);
/** Quantities and measures: 2 decimals unless told. */
export const QuantityInput = ({
  scale = 2,
  ...props
}: InputProps<Decimal> & { scale?: number }): ReactNode => <DecimalInput scale={scale} {...props} />;
/** Cubic metres: 3 whole digits and 4 decimals. */
export const VolumeInput = (props: InputProps<Decimal>): ReactNode => (
  <DecimalInput scale={4} max="999.9999" {...props} />
);
export const WholeInput = (props: InputProps<Decimal>): ReactNode => <DecimalInput scale={0} {...props} />;
/** At most 2 whole digits. */
export const PercentInput = (props: InputProps<Decimal>): ReactNode => (
  <DecimalInput scale={1} max="99.9" {...props} />
);
