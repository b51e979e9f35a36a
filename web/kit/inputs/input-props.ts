import type { ReactNode } from 'react';

interface Common {
  label?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  'aria-label'?: string;
}
export interface InputProps<Value> extends Common {
  value: Value;
  onChange: (value: Value) => void;
}

export interface Option {
  value: string;
  label: string;
  /** The address of its picture, where options have pictures. */
  picture?: string | null | undefined;
}
