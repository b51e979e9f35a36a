import { ActionIcon, Group } from '@mantine/core';
import { IconArrowRight, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { inSentence } from '#app/phrase-text.ts';
import { useRequestMutation } from '#client/hooks.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from './confirm-dialog.tsx';
import { FormModal } from './form.tsx';

/** The controls of a row or card. Those that permissions or the state forbid are hidden. */
export interface RowFlags {
  enterable?: boolean;
  editable?: boolean;
  removable?: boolean;
  deletable?: boolean;
}

interface RowActsProps extends RowFlags {
  /** The name of the row, which distinguishes the buttons of many rows. */
  name: string | number;
  /** The address of the row. */
  to?: string;
  /** The form that edits it, titled after the object `of` or by its own act. */
  edit?: ({ title: string } | { of: string }) & { form: (close: () => void) => ReactNode };
  /** Removes it from its parent without deleting it. */
  remove?: DeferredRequest<unknown>;
  /** Deletes it. */
  erase?: DeferredRequest<unknown>;
}

/** The actions of a row or card: open, edit, remove, delete, each under its flag. */
export function RowActions({
  name,
  to,
  edit,
  remove,
  erase,
  enterable = true,
  editable = true,
  removable = true,
  deletable = true,
}: RowActsProps): ReactNode {
  const t = usePhrases();
  return (
    <Group
      gap={2}
      wrap="nowrap"
      justify="flex-end"
      data-acts
      // A click must not select the card around it.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {enterable && to !== undefined && (
        <ActionIcon
          variant="subtle"
          component="a"
          href={`#${to}`}
          aria-label={`${t(($) => $.common.act.show)} ${name}`}
        >
          <IconArrowRight size={14} />
        </ActionIcon>
      )}
      {editable && edit !== undefined && <EditButton name={name} {...edit} />}
      {removable && remove !== undefined && (
        <EndButton act={t(($) => $.common.act.remove)} name={name} call={remove} icon={<IconX size={14} />} />
      )}
      {deletable && erase !== undefined && (
        <EndButton
          act={t(($) => $.common.act.delete)}
          name={name}
          text={t(($) => $.common.consequence.for_good)}
          call={erase}
          icon={<IconTrash size={14} />}
        />
      )}
    </Group>
  );
}

function EditButton({
  name,
  form,
  ...named
}: { name: string | number } & NonNullable<RowActsProps['edit']>): ReactNode {
  const t = usePhrases();
  const title =
    'title' in named ? named.title : t(($) => $.common.act.edit_one, { noun: inSentence(named.of) });
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={`${t(($) => $.common.act.edit)} ${name}`}
        onClick={() => setOpened(true)}
      >
        <IconPencil size={14} />
      </ActionIcon>
      <FormModal title={title} opened={opened} onClose={close}>
        {form(close)}
      </FormModal>
    </>
  );
}

/** Asks for confirmation if there is no undo. */
function EndButton({
  act,
  name,
  text,
  call,
  icon,
}: {
  act: string;
  name: string | number;
  text?: string;
  call: DeferredRequest<unknown>;
  icon: ReactNode;
}): ReactNode {
  const ending = useRequestMutation(() => crypto.randomUUID());
  const send = () => ending.mutate(call);
  const ask = () => openConfirmDialog({ act, of: name, text, danger: true, onConfirm: send });
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      aria-label={`${act} ${name}`}
      loading={ending.isPending}
      onClick={call.undo === undefined ? ask : send}
    >
      {icon}
    </ActionIcon>
  );
}
