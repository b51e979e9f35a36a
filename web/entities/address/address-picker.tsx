import { Button, Input } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { FormModal } from '#kit/form.tsx';
import { AddressList } from './address-list.tsx';

interface AddressPickerProps {
  label: string;
  userId: string;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
}

/**
 * Chooses one address of a person in a dialog; disabled until the person is chosen. The default is proposed.
 */
export function AddressPicker({ label, userId, value, onChange, error }: AddressPickerProps): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState(false);
  const data = useData(
    address.list,
    { query: { filter: value === '' ? { user_id: userId } : { id: value }, per_page: 1 } },
    { enabled: userId !== '' },
  );
  const shown = userId === '' ? undefined : data?.data[0];
  return (
    <Input.Wrapper label={label} error={error} size="xs">
      <Button
        fullWidth
        variant="default"
        justify="flex-start"
        disabled={userId === ''}
        aria-label={label}
        onClick={() => setOpened(true)}
      >
        {shown === undefined
          ? t(($) => $.identity.address.act.choose)
          : `${shown.consignee} · ${shown.full_address}`}
      </Button>
      <FormModal title={label} opened={opened} onClose={() => setOpened(false)}>
        <AddressList
          userId={Number(userId)}
          {...(value !== '' && { chosen: Number(value) })}
          onPick={({ id }) => {
            onChange(String(id));
            setOpened(false);
          }}
        />
      </FormModal>
    </Input.Wrapper>
  );
}
