import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { separators } from '#kit/format.ts';
import { isBelowZero, leave, takes } from './decimal-mask.ts';
import type { InputProps } from './inputs.tsx';

const LARGEST = '999999999999';

interface NumberProps extends InputProps<Decimal> {
  /** The figure may be below zero; elsewhere the field says that it may not. */
  signed?: boolean;
  /** Left empty it means none; elsewhere it becomes 0. */
  blank?: boolean;
}

/**
 * Exact decimals as text with a point, never a float, shown with the language's separators: at most `scale`
 * decimals and 12 whole digits. A typed point is the decimal mark everywhere, as number pads send it, and a
 * minus is never lost.
 */
function DecimalInput({
  value,
  onChange,
  scale,
  max = LARGEST,
  signed = false,
  blank = false,
  error,
  ...rest
}: NumberProps & { scale: number; max?: Decimal }): ReactNode {
  const t = usePhrases();
  const wrong = !signed && isBelowZero(value) && t(($) => $.common.problem.too_small, { minimum: 0 });
  const { thousands, decimals } = separators();
  return (
    <NumericFormat<Parameters<typeof TextInput>[0]>
      {...rest}
      customInput={TextInput}
      value={value}
      valueIsNumericString
      onValueChange={(typed, { source }) => {
        const next = /\d/.test(typed.value) ? typed.value : ''; // a minus alone is no figure yet
        if (String(source) === 'event' && next !== value) onChange(next);
      }}
      decimalScale={scale}
      onBlur={() => {
        if (leave(value, blank) !== value) onChange(leave(value, blank));
      }}
      error={error || wrong}
      isAllowed={(typed) => takes(typed.value, max)}
      thousandSeparator={thousands}
      decimalSeparator={decimals}
      allowedDecimalSeparators={[decimals, '.']}
      inputMode="decimal"
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
/** Money, with up to 6 decimals; an amount that its currency cannot pay is refused where it is sent to. */
export const MoneyInput = (props: NumberProps): ReactNode => <DecimalInput scale={6} {...props} />;
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
