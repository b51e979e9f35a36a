import { Group, Paper, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Department } from '@hakobu/contract/kernel/machine.ts';
import { usePhrases } from '#app/i18n.ts';

interface NextStepProps {
  stages: readonly { id: string; label: string; reached: boolean; percent?: number }[];
  /** The departments that have to act, in the order of what is missing. */
  turns: readonly Department[];
  /** What blocks the next stage, as sentences. */
  missing: readonly string[];
  /** The button of the next action. */
  children?: ReactNode;
}

/** The stages of a document, what the next one waits for, the department that has to act, and the action. */
export function NextStep({ stages, turns, missing, children }: NextStepProps): ReactNode {
  const t = usePhrases();
  const next = stages.find(({ reached }) => !reached);
  return (
    <Paper component="section" className="next-step no-print" aria-label={t(($) => $.common.section.next)}>
      <ol className="stages">
        {stages.map(({ id, label, reached, percent = 0 }) => (
          <li
            key={id}
            data-reached={reached || undefined}
            data-next={id === next?.id || undefined}
            {...(id === next?.id && { 'aria-current': 'step' })}
          >
            {reached && <IconCheck size={12} aria-hidden />}
            {label}
            {!reached && percent > 0 && ` ${percent}%`}
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <Group gap="xs" mt={8} justify="space-between">
          <Text size="sm">
            <b>{next.label}</b>
            {missing.length > 0 && <span className="missing"> · {missing.join(' · ')}</span>}
          </Text>
          <Group gap="xs" ml="auto" justify="flex-end">
            {turns.length > 0 && (
              <Text size="sm" c="dimmed">
                {t(($) => $.common.section.turn, {
                  who: turns.map((turn) => t(($) => $.common.frame.group[turn])).join(', '),
                })}
              </Text>
            )}
            {children}
          </Group>
        </Group>
      )}
    </Paper>
  );
}
