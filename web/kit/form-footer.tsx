import { Alert, Button, Group, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

export interface FormFooterProps {
  failure?: string | undefined;
  busy: boolean;
  disabled?: boolean;
  /** Sentence about the missing fields, shown beside the disabled submit button. */
  missing?: string | undefined;
  danger?: boolean;
  onCancel?: (() => void) | undefined;
  /** The act, with its amount where it moves money. */
  submitLabel?: string;
  onSubmit?: () => void;
}

/** The footer of a form: its error and its buttons. */
export function FormFooter({
  failure,
  busy,
  disabled = false,
  missing,
  danger = false,
  onCancel,
  submitLabel,
  onSubmit,
}: FormFooterProps): ReactNode {
  const t = usePhrases();
  const reason = useId();
  return (
    <>
      {failure !== undefined && (
        <Alert color="red" variant="light" p="xs" mt="xs" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs" gap="xs">
        {missing !== undefined && (
          <Text id={reason} size="xs" c="dimmed">
            {missing}
          </Text>
        )}
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            {t(($) => $.common.act.cancel)}
          </Button>
        )}
        <Button
          type={onSubmit === undefined ? 'submit' : 'button'}
          {...(onSubmit && { onClick: onSubmit })}
          {...(danger && { color: 'red' })}
          // A field that is left may say something: the button would not be where it was pressed.
          onMouseDown={(event) => event.preventDefault()}
          loading={busy}
          disabled={disabled || missing !== undefined}
          {...(missing !== undefined && { 'aria-describedby': reason })}
        >
          {submitLabel ?? t(($) => $.common.act.save)}
        </Button>
      </Group>
    </>
  );
}
