import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayInput } from './day-input.tsx';

/** Both ends of a range of days; either may stay open. */
export default function DayRange({ from, to, labels, onChange }: { from: string; to: string; labels: { from: string; to: string }; onChange: (from: string, to: string) => void }): ReactNode {
  return <Group gap="xs" wrap="nowrap"><DayInput label={labels.from} value={from} onChange={(day) => onChange(day, to)} /><DayInput label={labels.to} value={to} onChange={(day) => onChange(from, day)} /></Group>;
}
