import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordLoss, recordOutbid, recordWin } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import type { LotResult } from '@hakobu/contract/order/lot/lot.fields.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { formatInstant, formatMoney } from '#kit/format.ts';
import type { Order } from '../order.ts';

type Lot = NonNullable<Order['lot']>;

/** The result reported by the auction site as a sentence; undefined before it reports one. */
function reportedSentence({ proposed, proposed_price }: Lot): string | undefined {
  if (proposed === null) return undefined;
  const result = phrase(($) => $.order.lot.state[proposed]);
  return proposed_price === null
    ? phrase(($) => $.order.lot.message.result, { result })
    : phrase(($) => $.order.lot.message.result_with_price, {
        result,
        price: formatMoney(proposed_price, 'JPY'),
      });
}

/** The result reported by the auction site, with the button that records it. */
export function LotProposal({ order, lot }: { order: Order; lot: Lot }): ReactNode {
  const t = usePhrases();
  const { proposed, proposed_at } = lot;
  if (proposed === null) return null;
  return (
    <Alert color={COLOURS[proposed]} variant="light" p="xs" mb="sm" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm" component="div">
          {reportedSentence(lot)}
          <Text size="xs" c="dimmed">
            {formatInstant(proposed_at)}
          </Text>
        </Text>
        <DocumentActions
          states={lot.actions}
          actions={[
            {
              ...recordRequestOf(order, lot)[proposed],
              label: () =>
                `${t(($) => $.order.lot.action.confirm)}: ${t(($) => $.order.lot.state[proposed])}`,
              variant: 'filled',
              onlyWhenPossible: true,
            },
          ]}
        />
      </Group>
    </Alert>
  );
}

const COLOURS: Record<LotResult, string> = { won: 'green', lost: 'red', outbid: 'orange' };

/** The request that records each result, with the reported price. */
function recordRequestOf({ id }: Order, { proposed_price: price }: Lot): Record<LotResult, DocumentAction> {
  const params = { id };
  const body = price === null ? {} : { current_bid: price };
  return {
    won: {
      key: 'win',
      color: COLOURS.won,
      call: deferRequest(recordWin, { params, body: { price: price ?? '' } }),
    },
    lost: { key: 'lose', color: COLOURS.lost, call: deferRequest(recordLoss, { params, body }) },
    outbid: { key: 'outbid', color: COLOURS.outbid, call: deferRequest(recordOutbid, { params, body }) },
  };
}
