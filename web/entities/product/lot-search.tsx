import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { findAuctionLot } from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import type { InputProps } from '#kit/inputs/input-props.ts';
import { notifyError } from '#kit/toasts.ts';

/** Looks up an auction lot by its number. */
export function LotSearch({
  field,
  onFound,
}: {
  /** The number, if the surrounding form stores it. */
  field?: InputProps<string>;
  onFound: (lot: ResponseOf<typeof findAuctionLot>) => void;
}): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const { value: lot, ...number } = field ?? { value: typed, onChange: setTyped };
  const [asking, setAsking] = useState(false);
  const lookUp = async () => {
    setAsking(true);
    try {
      onFound(await call(findAuctionLot, { query: { plain: { auction_id_findprice: lot } } }));
    } catch (error) {
      notifyError(
        error instanceof CallError && error.body.code === 'auction_lot_not_found'
          ? new Error(error.body.message)
          : error,
      );
    } finally {
      setAsking(false);
    }
  };
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextBox label={t(($) => $.product.product.quick.lot)} value={lot} {...number} />
      <Button variant="default" disabled={lot === ''} loading={asking} onClick={() => void lookUp()}>
        {t(($) => $.product.product.quick.look_up)}
      </Button>
    </Group>
  );
}
