import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Dialog } from './dialog.tsx';
import { clearErrors, usePastErrors } from './error-list.ts';
import { formatInstant } from './format.ts';

/** Errors since the page was loaded, newest first, because toasts disappear. */
export default function ErrorListModal({ onClose }: { onClose: () => void }): ReactNode {
  const t = usePhrases();
  const errors = usePastErrors();
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(($) => $.common.frame.app.errors)}>
      {errors.length === 0 && (
        <Text c="dimmed" size="sm">
          {t(($) => $.common.frame.error_list.none)}
        </Text>
      )}
      {errors.map(({ id, at, title, message, code }) => (
        <div key={id} className="past-error">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <Text size="xs" c="dimmed" className="figure">
              {formatInstant(at)}
            </Text>
          </Group>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          <Text size="xs" c="dimmed">
            {code}
          </Text>
        </div>
      ))}
      {errors.length > 0 && (
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={clearErrors}>
            {t(($) => $.common.frame.error_list.clear)}
          </Button>
        </Group>
      )}
    </Dialog>
  );
}
