import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { boxWarnings } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { text } from '#kit/fields.ts';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import type { useFields } from '#kit/use-fields.ts';
import { warningLabel } from './box-labels.ts';

const measure = () => text({ required: true });

/** The measured values of a box: sides and weight. */
export const measureFields = { length: measure(), width: measure(), height: measure(), weight: measure() };

type Measures = Readonly<Record<keyof typeof measureFields, string>>;
type Measuring = Pick<ReturnType<typeof useFields<typeof measureFields, unknown>>, 'field'>;

export const MeasureInputs = ({ form: { field } }: { form: Measuring }): ReactNode => (
  <>
    <QuantityInput {...field('length')} />
    <QuantityInput {...field('width')} />
    <QuantityInput {...field('height')} />
    <QuantityInput scale={3} {...field('weight')} />
  </>
);

/** Whether all values are measured. */
export const isMeasured = ({ length, width, height, weight }: Measures): boolean =>
  [length, width, height, weight].every((value) => value !== '' && value !== '0');

/** Highlights unusual measures without refusing them. */
export function MeasureWarnings({ measures }: { measures: Measures }): ReactNode {
  const warnings = isMeasured(measures) ? boxWarnings(measures) : [];
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" p="xs" mt="sm">
      {warnings.map(warningLabel).join(' · ')}
    </Alert>
  );
}
