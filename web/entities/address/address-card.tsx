import { Badge, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { isComposing } from '#kit/composing.ts';
import { RowActions } from '#kit/row-actions.tsx';
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
          if (event.key === 'Enter' && !isComposing(event)) onPick(row);
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

/** Consignee and address. */
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

/** The default cannot be deleted while it is the default. */
function AddressActs({ row }: { row: Address }): ReactNode {
  const t = usePhrases();
  return (
    <RowActions
      name={row.consignee}
      editable={may({ resource: 'address', action: 'update' })}
      edit={{
        of: t(($) => $.common.field.address),
        form: (close) => <AddressForm row={row} userId={row.user_id} onDone={close} />,
      }}
      deletable={!row.default && may({ resource: 'address', action: 'delete' })}
      erase={deferRequest(address.delete, rowVersion(row))}
    />
  );
}
