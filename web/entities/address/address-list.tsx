import { Button, ScrollArea, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { Empty } from '#kit/empty.tsx';
import { FormButton } from '#kit/form.tsx';
import { Pages } from '#kit/pages.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm, type Address } from './address-form.tsx';

const PAGE = 10;

/** Somebody's addresses, page by page; one can be chosen, and a new one added. */
export function AddressList({
  userId,
  consignee,
  chosen,
  onPick,
}: {
  userId: number;
  /** The proposed consignee of a new address. */
  consignee?: string | undefined;
  chosen?: number;
  onPick?: (row: Address) => void;
}): ReactNode {
  const t = usePhrases();
  const [page, setPage] = useState(1);
  const [more, setMore] = useState(1); // The number of pages shown together.
  const reading = useCall(address.list, {
    query: { filter: { user_id: userId }, page: more > 1 ? 1 : page, per_page: PAGE * more },
  });
  const creates = may({ resource: 'address', action: 'create' });
  if (reading.data?.total === 0 && creates && onPick !== undefined)
    return <AddressForm userId={userId} consignee={consignee} onDone={onPick} />;
  const last = Math.ceil((reading.data?.total ?? 0) / PAGE);
  return (
    <Stack gap="xs">
      <QueryView of={reading} shape="rows">
        {({ data }) =>
          data.length === 0 ? (
            <Empty />
          ) : (
            <ScrollArea.Autosize mah="70vh">
              <Cards rows={data} {...{ chosen, onPick }} />
            </ScrollArea.Autosize>
          )
        }
      </QueryView>
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
      {creates && <AddAddress {...{ userId, consignee }} onDone={onPick} />}
    </Stack>
  );
}

/** Adds an address, and chooses it where one is to be chosen. */
function AddAddress({
  onDone,
  ...whose
}: {
  userId: number;
  consignee: string | undefined;
  onDone: ((row: Address) => void) | undefined;
}): ReactNode {
  const t = usePhrases();
  return (
    <div>
      <FormButton label={t(($) => $.identity.address.act.add_address)} variant="default">
        {(close) => (
          <AddressForm
            {...whose}
            onDone={(row) => {
              close();
              onDone?.(row);
            }}
          />
        )}
      </FormButton>
    </div>
  );
}

const Cards = ({
  rows,
  chosen,
  onPick,
}: {
  rows: readonly Address[];
  chosen: number | undefined;
  onPick: ((row: Address) => void) | undefined;
}): ReactNode => (
  <Stack gap="xs">
    {rows.map((row) => (
      <AddressCard key={row.id} row={row} chosen={row.id === chosen} {...(onPick && { onPick })} />
    ))}
  </Stack>
);
