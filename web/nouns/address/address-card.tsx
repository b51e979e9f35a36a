import { ActionIcon, Badge, Group, Paper, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct } from '#client/hooks.ts';
import { at } from '#client/prepared.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { FormModal } from '#kit/form.tsx';
import { AddressForm, type Address } from './address-form.tsx';

/** One address as a card. The default cannot be deleted while it is the default. */
export function AddressCard({
  row,
  onPick,
  chosen = false,
}: {
  row: Address;
  onPick?: (row: Address) => void;
  chosen?: boolean;
}): ReactNode {
  return (
    <Paper
      p="xs"
      className={onPick === undefined ? '' : 'opens'}
      {...(chosen && { bg: 'var(--mantine-primary-color-light)' })}
      {...(onPick && {
        role: 'button',
        tabIndex: 0,
        onClick: () => onPick(row),
        onKeyDown: (event) => {
          if (event.key === 'Enter') onPick(row);
        },
      })}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Written row={row} />
        <AddressActs row={row} />
      </Group>
    </Paper>
  );
}

/** Who gets it, and where. */
function Written({ row }: { row: Address }): ReactNode {
  const t = usePhrases();
  return (
    <div style={{ minWidth: 0 }}>
      <Group gap={6}>
        <Text fw={600} size="sm">
          {row.consignee}
        </Text>
        <Text size="sm" c="dimmed">
          {row.tel}
        </Text>
        {row.default && <Badge>{t(($) => $.identity.address.message.default)}</Badge>}
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {row.ward_id === null
          ? [row.address_detail, t(($) => $.identity.address.message.no_ward)].filter(Boolean).join(' · ')
          : row.full_address}
      </Text>
      {row.note !== null && (
        <Text size="xs" c="dimmed">
          {row.note}
        </Text>
      )}
    </div>
  );
}

/** Pencil and bin; what they do is not meant for the card below them. */
function AddressActs({ row }: { row: Address }): ReactNode {
  const t = usePhrases();
  const [editing, setEditing] = useState(false);
  const remove = useAct(address.delete);
  return (
    <Group
      gap={2}
      wrap="nowrap"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {may({ resource: 'address', action: 'update' }) && (
        <ActionIcon
          variant="subtle"
          aria-label={`${t(($) => $.common.act.edit)} ${row.consignee}`}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={14} />
        </ActionIcon>
      )}
      {!row.default && may({ resource: 'address', action: 'delete' }) && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`${t(($) => $.common.act.delete)} ${row.consignee}`}
          onClick={() => askFirst(() => remove.mutate(at(row)))}
        >
          <IconTrash size={14} />
        </ActionIcon>
      )}
      <FormModal title={t(($) => $.common.field.address)} opened={editing} onClose={() => setEditing(false)}>
        <AddressForm row={row} userId={row.user_id} onDone={() => setEditing(false)} />
      </FormModal>
    </Group>
  );
}
