import { Button, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { useRequestMutation } from '#client/hooks.ts';
import { useMayOpen } from '#client/may-open.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '../confirm-dialog.tsx';
import { reasonText } from '../reason-text.ts';
import { FormButton } from '../form.tsx';
import { actionName, type Title } from '../labels.ts';

/** What can be done with a document: under the key by which its answer says whether, and how it is done. */
export type DocumentAction = {
  key: string;
  /** Its name where it is not that of its key. */
  label?: Title;
  color?: string;
  variant?: string;
  /** Not there while it cannot be done, instead of being off and saying why. */
  onlyWhenPossible?: boolean;
  /** The same for these refusals only: its time has passed or is not yet come. */
  absentWhen?: readonly ErrorCode[];
} & (
  | { call: DeferredRequest<unknown>; asks?: boolean; onDone?: () => void }
  | { form: (close: () => void) => ReactNode; size?: string }
  | { run: () => void }
  /** It is done on another screen of this app. */
  | { leadsTo: string }
  /** A button of its own kind. */
  | { button: ReactNode }
);

type States = readonly ActionState[] | undefined;

/** Whether the server lets somebody do something now. */
export const can = (states: States, key: string): boolean =>
  states?.find((state) => state.key === key)?.allowed ?? false;

/**
 * The buttons of a document, in the order they are declared. The answer alone decides: what one may never do
 * is not there, what cannot be done now is off and says why.
 */
export const DocumentActions = ({
  states,
  actions,
}: {
  states: States;
  actions: readonly DocumentAction[];
}): ReactNode =>
  actions.map((action) => {
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

const lookOf = ({ color, variant = color === undefined ? 'filled' : 'light' }: DocumentAction) => ({
  variant,
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

/** Not there for those who may not open where it leads. */
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
  const send = () => act.mutate(action.call);
  return (
    <Button
      {...lookOf(action)}
      loading={act.isPending}
      onClick={action.asks === true ? () => openConfirmDialog(send) : send}
    >
      {label}
    </Button>
  );
}
