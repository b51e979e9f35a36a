import { PasswordInput as Field } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputProps } from './input-props.ts';

/** A password, with a button that shows it. */
export const PasswordInput = ({
  value,
  onChange,
  label,
  autoComplete,
  ...rest
}: InputProps<string> & { autoComplete: 'current-password' | 'new-password' }): ReactNode => (
  <Field
    {...rest}
    label={label}
    autoComplete={autoComplete}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    visibilityToggleButtonProps={{ 'aria-label': label ?? '' }}
  />
);
