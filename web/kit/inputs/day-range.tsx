import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayInput } from './day-input.tsx';
import { MomentInput } from './moment-input.tsx';

/** Both ends of a range of dates or times; either may be open. */
export default function DayRange({
  from,
  to,
  timed = false,
  labels,
  onChange,
}: {
  from: string;
  to: string;
  timed?: boolean;
  labels: { from: string; to: string };
  onChange: (from: string, to: string) => void;
}): ReactNode {
  if (timed)
    return (
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <MomentInput
          nested
          onBlurOnly
          timeline="start"
          label={labels.from}
          value={from}
          onChange={(moment) => onChange(moment, to)}
        />
        <MomentInput
          nested
          onBlurOnly
          timeline="end"
          label={labels.to}
          value={to}
          onChange={(moment) => onChange(from, moment)}
        />
      </Group>
    );
  return (
    <Group gap="xs" wrap="nowrap">
      <DayInput nested onBlurOnly label={labels.from} value={from} onChange={(day) => onChange(day, to)} />
      <DayInput nested onBlurOnly label={labels.to} value={to} onChange={(day) => onChange(from, day)} />
    </Group>
  );
}
