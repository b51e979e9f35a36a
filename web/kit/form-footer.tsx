import { Alert, Button, Group, Text } from '@mantine/core';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** What the forms of a dialog do, unless they say it themselves; undefined means they save. */
export const DialogAct = createContext<string | undefined>(undefined);

export interface FormFooterProps {
  failure?: string | undefined;
  busy: boolean;
  disabled?: boolean;
  /** Sentence about the missing fields, shown beside the disabled submit button. */
  missing?: string | undefined;
  danger?: boolean;
  /** Not the main form of its screen, which has the one filled button. */
  secondary?: boolean;
  onCancel?: (() => void) | undefined;
  /** The action, with the amount of a payment. */
  submitLabel?: string;
  onSubmit?: () => void;
}

/** The footer of a form: error and buttons. */
export function FormFooter({
  failure,
  busy,
  disabled = false,
  missing,
  danger = false,
  secondary = false,
  onCancel,
  submitLabel,
  onSubmit,
}: FormFooterProps): ReactNode {
  const t = usePhrases();
  const reason = useId();
  const act = useContext(DialogAct);
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
          {...(secondary && { variant: 'default' })}
          // Keeps the focus: an error shown on blur would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          loading={busy}
          disabled={disabled || missing !== undefined}
          {...(missing !== undefined && { 'aria-describedby': reason })}
        >
          {submitLabel ?? act ?? t(($) => $.common.act.save)}
        </Button>
      </Group>
    </>
  );
}
