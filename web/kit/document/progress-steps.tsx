import { Box, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatInstant } from '../format.ts';

export interface Step {
  id: string;
  label: string;
  done: boolean;
  percent: number;
  done_at: string | null;
  /** What the step waits for, as sentences. */
  missing: readonly string[];
}

/** The progress of an order: completed steps, progress of the next ones, and what they wait for. */
export function ProgressSteps({ steps }: { steps: readonly Step[] }): ReactNode {
  return (
    <Stack gap={5}>
      {steps.map(({ id, label, done, percent, done_at, missing }) => (
        <Group key={id} gap="xs" wrap="nowrap" align="flex-start">
          <ThemeIcon
            size={18}
            radius="xl"
            variant={done ? 'filled' : 'light'}
            color={done ? 'teal' : 'gray'}
            aria-hidden
          >
            {done ? <IconCheck size={12} /> : <IconCircle size={8} />}
          </ThemeIcon>
          <Box flex={1} miw={0}>
            <Group justify="space-between" gap={6} wrap="nowrap">
              <Text size="sm" fw={done ? 400 : 600} lh={1.3}>
                {label}
              </Text>
              <Text size="xs" c="dimmed" className="figure">
                {done ? formatInstant(done_at) : percent > 0 ? `${percent}%` : ''}
              </Text>
            </Group>
            {!done && missing.length > 0 && (
              <Text size="xs" c="dimmed">
                {missing.join(' · ')}
              </Text>
            )}
            {!done && percent > 0 && (
              <Progress value={Math.round(percent)} size={4} mt={2} aria-label={`${percent}%`} />
            )}
          </Box>
        </Group>
      ))}
    </Stack>
  );
}
