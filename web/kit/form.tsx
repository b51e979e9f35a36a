import { Button, Group, Stack } from '@mantine/core';
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { CallError } from '#client/call.ts';
import { useRequestMutation } from '#client/hooks.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { confirmDiscard } from './unsaved-changes-guard.tsx';
import { Dialog } from './dialog.tsx';
import { useDraftKey } from './draft-key.ts';
import { useDraft } from './drafts.tsx';
import { FormFooter, type FormFooterProps } from './form-footer.tsx';
import { ProtectedQueries } from './protected-queries.ts';
import { isComposing } from './inputs/composing.ts';
import { entityCallPrefix, FormGroup, DialogForms, markSaved, markUnsaved } from './unsaved-forms.ts';

/** The values of a form while it is typed: text and yes/no, by field path. */
export interface FormState<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  errorOf: (field: string) => string | undefined;
}

interface Done<Answer> {
  onDone?: ((answer: Answer) => void) | undefined;
  message?: string | undefined;
  /** What the ids of the calls begin with that it was made from; everything unless told. */
  protectedQueries?: (() => string) | undefined;
  /** What is changed, so that its draft is offered for nothing else. */
  changed?: string;
  /** What no draft keeps. */
  secrets?: readonly string[];
}

/**
 * Form values and their sending: the server's field errors go to their fields, everything else above the
 * buttons. A second click cannot send twice.
 */
export function useFormState<Values extends object, Answer>(
  initial: Values,
  { onDone, message, protectedQueries, changed = '', secrets = [] }: Done<Answer>,
) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(false);
  const key = useRef(crypto.randomUUID());
  const around = useContext(ProtectedQueries);
  const dialog = useContext(DialogForms);
  useEffect(() => {
    const leaveDialog = dialog?.add(key);
    return () => {
      leaveDialog?.();
      markSaved(key); // a form that is gone has nothing to lose
    };
  }, [dialog]);
  const act = useRequestMutation<Answer>(() => key.current, {
    quiet: true,
    message,
    onDone: (answer) => {
      key.current = crypto.randomUUID();
      markSaved(key);
      draft.forget();
      setTouched(false);
      onDone?.(answer);
    },
  });
  const error = act.error instanceof CallError ? act.error : undefined;
  const state: FormState<Values> = {
    values,
    // A changed form is another request.
    set: (change) => {
      key.current = crypto.randomUUID();
      markUnsaved(key, protectedQueries && [protectedQueries(), ...around]);
      setTouched(true);
      setValues((before) => ({ ...before, ...change }));
    },
    errorOf: (field) => error?.body.errors?.[field]?.join(', '),
  };
  const draft = useDraft(useDraftKey(changed), touched ? draftOf(values, secrets) : undefined, state.set);
  return {
    ...state,
    /** Somebody typed, and it was not sent. */
    touched,
    /** What was typed another time and not sent. */
    offer: draft.offer,
    send: (call: DeferredRequest<Answer>) => act.mutate(call),
    busy: act.isPending,
    failure: act.error === null ? undefined : (error?.body.message ?? act.error.message),
  };
}

/** What can be kept of what was typed: no files, and nothing secret. */
function draftOf<Values extends object>(
  values: Values,
  secrets: readonly string[],
): Partial<Values> | undefined {
  const storable = Object.entries(values).filter(
    ([name, value]) => !secrets.includes(name) && !(value instanceof Blob),
  );
  return storable.length === 0 ? undefined : (Object.fromEntries(storable) as Partial<Values>);
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
  const { send, ...state } = useFormState<Values, ResponseOf<E>>(initial, {
    ...done,
    protectedQueries: () => entityCallPrefix(endpoint.id),
  });
  return {
    ...state,
    submit: (body: BodyInput<E>) =>
      send(deferRequest(endpoint, { body, version, ...(params === undefined ? {} : { params }) })),
  };
}

interface FormProps extends FormFooterProps {
  /** Nothing can be sent: whoever looks may not change it. */
  off?: boolean;
  /** What stands across from the buttons. */
  beside?: ReactNode;
  /** A draft of another time. */
  offer?: ReactNode;
  /** It is what the screen is for: its first field has the focus. In a dialog that is so anyway. */
  first?: boolean;
  children: ReactNode;
}

/**
 * A form: Enter sends it, and Ctrl-Enter also from notes. As long as a field refuses what stands in it, it is
 * not sent; the focus goes to the first field that is wrong.
 */
export function Form({
  first = false,
  off = false,
  beside,
  offer,
  children,
  onSubmit,
  ...end
}: FormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { busy, failure } = end;
  useEffect(() => {
    if (attempts > 0 && !busy)
      element.current?.querySelector<HTMLElement>('[data-refused], [aria-invalid=true]')?.focus();
  }, [attempts, busy, failure]);
  useEffect(() => focusFirst(element.current!, first), [first]);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // a dialog over a form is no part of it
        if (busy || off || end.disabled || end.missing !== undefined) return;
        setAttempts(attempts + 1);
        const refused = event.currentTarget.querySelector<HTMLElement>('[data-refused]');
        if (refused === null) onSubmit?.();
        else refused.blur(); // it says why, and has the focus again
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.currentTarget.contains(event.target as Node)) return;
        if (isComposing(event)) event.preventDefault();
        else if (event.ctrlKey || event.metaKey) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      {!off && offer}
      <Stack gap="sm">{children}</Stack>
      <Group justify="space-between" align="flex-end">
        <div>{beside}</div>
        {!off && (
          <div>
            <FormFooter {...end} />
          </div>
        )}
      </Group>
    </form>
  );
}

const FIELDS = ':is(input:not([type=hidden], [type=checkbox]), textarea):not(:disabled)';

/**
 * The first field has the focus: at once on a screen; a dialog gives it to whom the mark names. A choice that
 * nobody types into is one as well, while nothing is chosen.
 */
function focusFirst(form: HTMLFormElement, now: boolean): void {
  if (form.querySelector('[data-autofocus]') !== null) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)];
  const field = fields.find(
    ({ readOnly, value, ariaHasPopup }) => !readOnly || (ariaHasPopup === 'listbox' && value === ''),
  );
  field?.setAttribute('data-autofocus', '');
  if (now) field?.focus();
}

/** A form in a modal; it is made anew each time it opens, and asks before it throws away what was typed. */
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
  const forms = useMemo(() => new FormGroup(title), [title]);
  const close = async () => {
    if (forms.hasUnsaved() && !(await confirmDiscard())) return;
    forms.discard();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      fullScreen={window.matchMedia('(max-width: 30em)').matches}
    >
      {opened && (
        <DialogForms value={forms}>
          <Stack gap="sm">{children}</Stack>
        </DialogForms>
      )}
    </Dialog>
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
  creates = false,
  opens = false,
}: {
  label: string;
  title?: string;
  name?: string;
  disabled?: boolean;
  variant?: string;
  size?: string;
  icon?: ReactNode;
  /** It makes something of what the screen lists; see `app/create-shortcuts.ts`. */
  creates?: boolean;
  /** It is open from the beginning. */
  opens?: boolean;
  children: (close: () => void) => ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState(opens);
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        data-creates={creates || undefined}
        aria-haspopup="dialog"
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
