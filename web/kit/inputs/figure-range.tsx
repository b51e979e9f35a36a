import { Group } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { QuantityInput } from './numbers.tsx';

const WAIT_MS = 300;

/** Both ends of a number range, reported after typing pauses. */
export default function FigureRange({
  from,
  to,
  labels,
  onChange,
}: {
  from: string;
  to: string;
  labels: { from: string; to: string };
  onChange: (from: string, to: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState({ from, to });
  const later = useDebouncedCallback((next: typeof typed) => onChange(next.from, next.to), WAIT_MS);
  const set = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    later(next);
  };
  return (
    <Group gap="xs" wrap="nowrap" maw={280}>
      <QuantityInput
        blank
        signed
        label={labels.from}
        value={typed.from}
        onChange={(value) => set({ from: value })}
      />
      <QuantityInput
        blank
        signed
        label={labels.to}
        value={typed.to}
        onChange={(value) => set({ to: value })}
      />
    </Group>
  );
}
