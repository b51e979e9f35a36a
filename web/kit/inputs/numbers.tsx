import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputProps } from './inputs.tsx';

const LARGEST = 999_999_999_999;

/** Exact decimals as text: digits and one point, thousands set apart, at most `scale` decimals and 12 whole digits. */
function DecimalInput({ value, onChange, scale, max = LARGEST, min, ...rest }: InputProps<string> & { scale: number; max?: number; min?: number }): ReactNode {
  return (
    <NumberInput {...rest} value={value} onChange={(next) => onChange(next === '' ? '' : String(next))} decimalScale={scale} max={max} {...(min === undefined ? {} : { min })} clampBehavior="strict"
      thousandSeparator="," allowedDecimalSeparators={['.', ',']} hideControls inputMode="decimal" styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }} />
  );
}
/** Prices and amounts: up to 6 decimals, never below zero. */
export const MoneyInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={6} min={0} {...props} />;
/** Quantities and measures: 2 decimals unless told. */
export const QuantityInput = ({ scale = 2, ...props }: InputProps<string> & { scale?: number }): ReactNode => <DecimalInput scale={scale} min={0} {...props} />;
export const WholeInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={0} min={0} {...props} />;
/** At most 2 whole digits. */
export const PercentInput = (props: InputProps<string>): ReactNode => <DecimalInput scale={1} min={0} max={99.9} {...props} />;
