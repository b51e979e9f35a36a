import { Button, Group, Stack } from '@mantine/core';
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';
import { useRequestMutation } from '#client/hooks.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { confirmDiscard } from './unsaved-changes-guard.tsx';
import { Dialog } from './dialog.tsx';
import { DocumentName } from './document/document-name.ts';
import { useDraftKey } from './draft-key.ts';
import { useDraft } from './drafts.tsx';
import { DialogAct, FormFooter, type FormFooterProps } from './form-footer.tsx';
import { ProtectedQueries } from './protected-queries.ts';
import { isComposing } from './composing.ts';
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
  /** Id prefixes of the queries that the form was loaded with; all queries by default. */
  protectedQueries?: (() => string) | undefined;
  /** What is edited; the draft is restored only for the same. */
  changed?: string;
  /** Fields excluded from drafts. */
  secrets?: readonly string[];
}

/**
 * Form values and submission: field errors of the server appear at their fields, others above the buttons. A
 * second click does not submit twice.
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
      markSaved(key); // An unmounted form has nothing to lose.
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
    // Changed values make a new request with a new idempotency key.
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
    /** Whether there is unsaved input. */
    touched,
    /** An offer to restore an earlier draft. */
    offer: draft.offer,
    send: (call: DeferredRequest<Answer>) => act.mutate(call),
    busy: act.isPending,
    failure: act.error === null ? undefined : (error?.body.message ?? act.error.message),
  };
}

/** The part of the input that a draft may store: no files, no secrets. */
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

/** A form whose values are the body of one request. For typed fields see `use-fields.ts`. */
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
  /** Read-only: the user may not change it. */
  off?: boolean;
  /** Content opposite the buttons. */
  beside?: ReactNode;
  /** An offer to restore an earlier draft. */
  offer?: ReactNode;
  /** Focuses the first field, for screens that consist of a form; dialogs always do. */
  first?: boolean;
  children: ReactNode;
}

/**
 * A form: Enter submits it, in notes Ctrl-Enter. While a field contains an invalid value, submission focuses
 * the first invalid field instead.
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
        event.stopPropagation(); // Submitting a dialog above a form must not submit the form.
        if (busy || off || end.disabled || end.missing !== undefined) return;
        setAttempts(attempts + 1);
        const refused = event.currentTarget.querySelector<HTMLElement>('[data-refused]');
        if (refused === null) onSubmit?.();
        else refused.blur(); // Blurring shows the error before the field is focused again.
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
 * Focuses the first field: directly on a screen, in a dialog by its autofocus attribute. A select without a
 * value counts as a field.
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

/** A form in a modal; it is mounted on each opening, and asks before unsaved input is discarded. */
export function FormModal({
  title,
  opened,
  onClose,
  size = 'lg',
  act,
  children,
}: {
  title: string;
  /** What its forms do, unless they say it themselves; by default they save. */
  act?: string | undefined;
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
          <DialogAct value={act}>
            <Stack gap="sm">{children}</Stack>
          </DialogAct>
        </DialogForms>
      )}
    </Dialog>
  );
}

const isEdit = (label: string): boolean => label === phrase(($) => $.common.act.edit);

/**
 * Opens a form in a dialog; its title and its submit button repeat the button. A form that edits is titled by
 * the document, and saves.
 */
export function FormButton({
  label,
  title,
  act = label === '' || isEdit(label) ? undefined : label,
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
  /** What the form does, if it is not what the button says. */
  act?: string | undefined;
  name?: string;
  disabled?: boolean;
  variant?: string;
  size?: string;
  icon?: ReactNode;
  /** Creates a record of the screen's entity; see `app/create-shortcuts.ts`. */
  creates?: boolean;
  /** Open initially. */
  opens?: boolean;
  children: (close: () => void) => ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState(opens);
  const noun = useContext(DocumentName);
  const named = isEdit(label) && noun !== '' ? phrase(($) => $.common.act.edit_one, { noun }) : label;
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
        title={title ?? named}
        act={act}
        opened={opened}
        onClose={() => setOpened(false)}
        {...(size === undefined ? {} : { size })}
      >
        {children(() => setOpened(false))}
      </FormModal>
    </>
  );
}
