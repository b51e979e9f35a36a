import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordLoss, recordOutbid } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { formatInstant, formatMoney } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/values.tsx';
import type { Order } from '../order.ts';
import { BidForm, LotForm, WatchForm } from './bid-forms.tsx';
import { holdAction, winAction } from './lot-buttons.tsx';
import { LotProposal } from './lot-proposal.tsx';
import { TimeLeft } from './time-left.tsx';

const yen = (value: string | null) => formatMoney(value, 'JPY');

/** The lot of an auction order, the amount on hold for it, and its actions. */
export function LotCard({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const { lot } = order;
  if (lot == null) return null;
  const { ends_at, state } = lot;
  return (
    <Section
      title={lot.title}
      actions={
        <>
          {(state === 'bidding' || state === 'outbid') && can(order.actions, 'update') && (
            <FormButton label={t(($) => $.order.lot.action.watch)} variant="default">
              {(close) => <WatchForm order={order} onDone={close} />}
            </FormButton>
          )}
          <LotActions order={order} lot={lot} />
        </>
      }
    >
      <LotProposal order={order} lot={lot} />
      <Facts
        rows={[
          [
            t(($) => $.common.field.status),
            <StatusBadge key="state" of="lot" id={state} label={t(($) => $.order.lot.state[state])} />,
          ],
          [
            t(($) => $.order.lot.field.auction_id),
            lot.url === null ? (
              lot.auction_id
            ) : (
              <Anchor key="url" href={lot.url} target="_blank" rel="noreferrer">
                {lot.auction_id}
              </Anchor>
            ),
          ],
          [
            t(($) => $.order.lot.field.ends_at),
            <Group key="ends" gap="xs">
              {formatInstant(ends_at)}
              {(state === 'bidding' || state === 'outbid') && <TimeLeft endsAt={ends_at} />}
            </Group>,
          ],
          [t(($) => $.order.lot.field.max_bid), yen(lot.max_bid)],
          [t(($) => $.order.lot.field.current_bid), yen(lot.current_bid)],
          [t(($) => $.order.lot.field.won_price), yen(lot.won_price)],
          [t(($) => $.order.lot.field.to_hold), yen(lot.to_hold)],
          [t(($) => $.common.field.held), yen(lot.held)],
        ]}
      />
    </Section>
  );
}

function LotActions({ order, lot }: { order: Order; lot: NonNullable<Order['lot']> }): ReactNode {
  const at = { params: { id: order.id } };
  return (
    <DocumentActions
      states={lot.actions}
      actions={[
        {
          key: 'change',
          label: ($) => $.order.lot.action.change,
          variant: 'default',
          onlyWhenPossible: true,
          form: (close) => <LotForm order={order} lot={lot} onDone={close} />,
        },
        {
          key: 'raise',
          label: ($) => $.order.lot.action.raise,
          variant: 'light',
          onlyWhenPossible: true,
          form: (close) => <BidForm order={order} lot={lot} onDone={close} />,
        },
        ...holdAction(order, lot),
        {
          key: 'outbid',
          label: ($) => $.order.lot.action.outbid,
          variant: 'default',
          onlyWhenPossible: true,
          call: deferRequest(recordOutbid, { ...at, body: {} }),
        },
        winAction(order, lot),
        {
          key: 'lose',
          label: ($) => $.order.lot.action.lose,
          color: 'red',
          onlyWhenPossible: true,
          asks: ($) => $.common.consequence.lot_lose,
          call: deferRequest(recordLoss, { ...at, body: {} }),
        },
      ]}
    />
  );
}
