import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';
import { useSending } from '#client/hooks.ts';
import { prepare, type Prepared } from '#client/prepared.ts';
import { markSaved, markUnsaved } from './unsaved-forms.ts';

/** The values of a form while it is typed: text and yes/no, by field path. */
export interface FormState<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  errorOf: (field: string) => string | undefined;
}

interface Done<Answer> {
  onDone?: ((answer: Answer) => void) | undefined;
  message?: string | undefined;
}

/**
 * Form values and their sending: the server's field errors go to their fields, everything else above the
 * buttons. A second click cannot send twice.
 */
export function useFormState<Values extends object, Answer>(
  initial: Values,
  { onDone, message }: Done<Answer>,
) {
  const [values, setValues] = useState(initial);
  const key = useRef(crypto.randomUUID());
  useEffect(() => () => markSaved(key), []); // a form that is gone has nothing to lose
  const act = useSending<Answer>(() => key.current, {
    quiet: true,
    message,
    onDone: (answer) => {
      key.current = crypto.randomUUID();
      markSaved(key);
      onDone?.(answer);
    },
  });
  const error = act.error instanceof CallError ? act.error : undefined;
  const state: FormState<Values> = {
    values,
    // A changed form is another request.
    set: (change) => {
      key.current = crypto.randomUUID();
      markUnsaved(key);
      setValues((before) => ({ ...before, ...change }));
    },
    errorOf: (field) => error?.body.errors?.[field]?.join(', '),
  };
  return {
    ...state,
    send: (call: Prepared<Answer>) => act.mutate(call),
    busy: act.isPending,
    failure: act.error === null ? undefined : (error?.body.message ?? act.error.message),
  };
}

interface Submitting<E> extends Done<ResponseOf<E>> {
  endpoint: E;
  params?: ParamsOf<E>;
  version?: number | undefined;
}

/** A form that becomes the body of one call. Fields with kinds of their own: see `use-fields.ts`. */
export function useForm<Values extends object, E extends Endpoint<any, any, any, any>>(
  initial: Values,
  { endpoint, params, version, ...done }: Submitting<E>,
) {
  const { send, ...state } = useFormState<Values, ResponseOf<E>>(initial, done);
  return {
    ...state,
    submit: (body: BodyInput<E>) =>
      send(prepare(endpoint, { body, version, ...(params === undefined ? {} : { params }) })),
  };
}

/** What stands under the fields: the failure in one sentence, and the buttons. */
export function FormEnd({
  failure,
  busy,
  disabled,
  danger = false,
  onCancel,
  submitLabel,
  onSubmit,
}: {
  failure?: string | undefined;
  busy: boolean;
  disabled?: boolean;
  danger?: boolean;
  onCancel?: (() => void) | undefined;
  submitLabel?: string;
  onSubmit?: () => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <>
      {failure !== undefined && (
        <Alert color="red" variant="light" p="xs" mt="xs" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs" gap="xs">
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            {t(($) => $.common.act.cancel)}
          </Button>
        )}
        <Button
          type={onSubmit === undefined ? 'submit' : 'button'}
          {...(onSubmit && { onClick: onSubmit })}
          {...(danger && { color: 'red' })}
          loading={busy}
          disabled={disabled ?? false}
        >
          {submitLabel ?? t(($) => $.common.act.save)}
        </Button>
      </Group>
    </>
  );
}

/** A form in a modal; it is made anew each time it opens. */
export function FormModal({
  title,
  opened,
  onClose,
  size = 'lg',
  children,
}: {
  title: string;
  opened: boolean;
  onClose: () => void;
  size?: string;
  children: ReactNode;
}): ReactNode {
  const t = usePhrases();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t(($) => $.common.act.close) }}
      fullScreen={window.matchMedia('(max-width: 30em)').matches}
    >
      {opened && <Stack gap="sm">{children}</Stack>}
    </Modal>
  );
}

/** A button that opens a form. */
export function FormButton({
  label,
  title,
  name,
  children,
  disabled = false,
  variant = 'filled',
  size,
  icon,
}: {
  label: string;
  title?: string;
  name?: string;
  disabled?: boolean;
  variant?: string;
  size?: string;
  icon?: ReactNode;
  children: (close: () => void) => ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        {...(label === '' ? { px: 6, 'aria-label': name } : { leftSection: icon })}
        onClick={() => setOpened(true)}
      >
        {label === '' ? icon : label}
      </Button>
      <FormModal
        title={title ?? label}
        opened={opened}
        onClose={() => setOpened(false)}
        {...(size === undefined ? {} : { size })}
      >
        {children(() => setOpened(false))}
      </FormModal>
    </>
  );
}
