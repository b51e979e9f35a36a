import { Button, ScrollArea, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { Pages } from '#kit/pages.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm, type Address } from './address-form.tsx';

const PAGE = 10;

/** Somebody's addresses, page by page; one can be picked, and a new one added. */
export function AddressList({
  userId,
  chosen,
  onPick,
}: {
  userId: number;
  chosen?: number;
  onPick?: (row: Address) => void;
}): ReactNode {
  const t = usePhrases();
  const [page, setPage] = useState(1);
  const [more, setMore] = useState(1); // pages shown together, from the page on
  const { data } = useCall(address.list, {
    query: { filter: { user_id: userId }, page: more > 1 ? 1 : page, per_page: PAGE * more },
  });
  const last = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <Stack gap="xs">
      {data?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(($) => $.common.message.empty)}
        </Text>
      )}
      <ScrollArea.Autosize mah="70vh">
        <Stack gap="xs">
          {data?.data.map((row) => (
            <AddressCard key={row.id} row={row} chosen={row.id === chosen} {...(onPick && { onPick })} />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {more === 1 && <Pages last={last} page={page} onChange={setPage} />}
      {page * more < last && (
        <Button
          variant="subtle"
          onClick={() => {
            setPage(1);
            setMore(Math.max(page, more) + 1);
          }}
        >
          {t(($) => $.common.act.load_more)}
        </Button>
      )}
      {may({ resource: 'address', action: 'create' }) && (
        <div>
          <FormButton label={t(($) => $.identity.address.act.add_address)} variant="default">
            {(close) => (
              <AddressForm
                userId={userId}
                onDone={(row) => {
                  close();
                  onPick?.(row);
                }}
              />
            )}
          </FormButton>
        </div>
      )}
    </Stack>
  );
}
