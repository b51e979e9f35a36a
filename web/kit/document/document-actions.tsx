import { Button, Tooltip } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { phrase, type Phrases } from '#app/i18n.ts';
import { useRequestMutation } from '#client/hooks.ts';
import { useMayOpen } from '#client/may-open.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '../confirm-dialog.tsx';
import { reasonText } from '../reason-text.ts';
import { FormButton } from '../form.tsx';
import { DocumentName } from './document-name.ts';
import { actionName, type Title } from '../labels.ts';

/**
 * An action of a document: the key under which the server reports its availability, and how it is executed.
 */
export type DocumentAction = {
  key: string;
  /** The label, if it is not that of the key. */
  label?: Title;
  color?: string;
  variant?: string;
  /** Hidden instead of disabled while unavailable. */
  onlyWhenPossible?: boolean;
  /** Hidden for these reasons only, because the state has passed or is not reached. */
  absentWhen?: readonly ErrorCode[];
} &
  /** `asks` says what will happen, before it does. */
  (
    | { call: DeferredRequest<unknown>; asks?: (($: Phrases) => string) | undefined; onDone?: () => void }
    | { form: (close: () => void) => ReactNode; size?: string }
    | { run: () => void }
    /** The action is on another screen. */
    | { leadsTo: string }
    /** A custom button. */
    | { button: ReactNode }
  );

type States = readonly ActionState[] | undefined;

/** Whether the server allows an action now. */
export const can = (states: States, key: string): boolean =>
  states?.find((state) => state.key === key)?.allowed ?? false;

/** False in the head of a page whose workflow below has the primary action: a screen has one. */
export const MayBePrimary = createContext(true);

/**
 * The actions of a document in declared order, the first possible one as the primary button. The server
 * decides: forbidden actions are hidden, unavailable ones are disabled with a reason.
 */
export function DocumentActions({
  states,
  actions,
}: {
  states: States;
  actions: readonly DocumentAction[];
}): ReactNode {
  const mayBePrimary = useContext(MayBePrimary);
  const primary = actions.find(
    ({ key, color, variant }) =>
      mayBePrimary && color === undefined && variant === undefined && can(states, key),
  );
  return actions.map((declared) => {
    const action = { ...declared, variant: variantOf(declared, declared === primary) };
    const state = states?.find(({ key }) => key === action.key);
    if (state === undefined || state.reason === 'forbidden') return null;
    if (state.allowed) return <Possible key={action.key} action={action} />;
    if (action.onlyWhenPossible || action.absentWhen?.some((code) => code === state.reason)) return null;
    return (
      <Tooltip key={action.key} label={reasonText(state.reason)} multiline maw={320}>
        <span>
          <Button {...lookOf(action)} disabled>
            {actionName(action.key, action.label)}
          </Button>
        </span>
      </Tooltip>
    );
  });
}

const variantOf = ({ color, variant }: DocumentAction, isPrimary: boolean): string =>
  variant ?? (color !== undefined ? 'light' : isPrimary ? 'filled' : 'default');

const lookOf = ({ color, variant }: DocumentAction) => ({
  ...(variant !== undefined && { variant }),
  ...(color !== undefined && { color }),
});

function Possible({ action }: { action: DocumentAction }): ReactNode {
  const label = actionName(action.key, action.label);
  if ('call' in action) return <CallButton action={action} label={label} />;
  if ('form' in action)
    return (
      <FormButton label={label} {...lookOf(action)} {...(action.size && { size: action.size })}>
        {action.form}
      </FormButton>
    );
  if ('button' in action) return action.button;
  if ('leadsTo' in action) return <LeadingButton action={action} label={label} />;
  return (
    <Button {...lookOf(action)} onClick={action.run}>
      {label}
    </Button>
  );
}

/** Hidden if the user cannot open the target. */
function LeadingButton({
  action,
  label,
}: {
  action: Extract<DocumentAction, { leadsTo: unknown }>;
  label: string;
}): ReactNode {
  const mayOpen = useMayOpen();
  if (!mayOpen(action.leadsTo)) return null;
  return (
    <Button {...lookOf(action)} component="a" href={`#${action.leadsTo}`}>
      {label}
    </Button>
  );
}

function CallButton({
  action,
  label,
}: {
  action: Extract<DocumentAction, { call: unknown }>;
  label: string;
}): ReactNode {
  const act = useRequestMutation(() => crypto.randomUUID(), { onDone: action.onDone });
  const of = useContext(DocumentName);
  const send = () => act.mutate(action.call);
  const { asks, color } = action;
  const ask =
    asks &&
    (() =>
      openConfirmDialog({ act: label, of, text: phrase(asks), danger: color === 'red', onConfirm: send }));
  return (
    <Button {...lookOf(action)} loading={act.isPending} onClick={ask ?? send}>
      {label}
    </Button>
  );
}
