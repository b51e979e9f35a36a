import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { watchLot } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import { raiseBid, recordWin, updateLot } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { money, text, textOrNone, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { localDay, localTime } from '#kit/format.ts';
import { NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { MomentInput } from '#kit/inputs/moment-input.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Order } from '../order.ts';

interface LotFormProps {
  order: Order;
  lot: NonNullable<Order['lot']>;
  onDone: () => void;
}

/** Raises the bid; shortly before the end it asks for confirmation. */
export function BidForm({ order, lot, onDone }: LotFormProps): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { max_bid: money({ start: lot.max_bid, required: true }), message: text(), confirm: yesNo() },
    {
      words: ($) => ({ ...$.order.lot.field, ...$.order.auction_log.field }),
      send: (body) => deferRequest(raiseBid, { params: { id: order.id }, body }),
      onDone,
    },
  );
  const { field, set, values } = form;
  return (
    <Form {...form} submitLabel={t(($) => $.order.lot.action.raise)}>
      <div className="fields">
        <MoneyInput currency="JPY" {...field('max_bid')} />
        <Checkbox
          label={t(($) => $.order.lot.message.confirm)}
          checked={values.confirm}
          onChange={({ currentTarget }) => set({ confirm: currentTarget.checked })}
        />
        <div className="wide">
          <NoteBox {...field('message')} />
        </div>
      </div>
    </Form>
  );
}

/** Records the price at which a lot was won. */
export function WinForm({ order, lot, onDone }: LotFormProps): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { price: money({ start: lot.current_bid ?? lot.max_bid, required: true }), message: text() },
    {
      words: ($) => $.order.auction_log.field,
      send: (body) => deferRequest(recordWin, { params: { id: order.id }, body }),
      onDone,
    },
  );
  const { field } = form;
  return (
    <Form {...form} submitLabel={t(($) => $.order.lot.action.win)}>
      <div className="fields">
        <MoneyInput currency="JPY" {...field('price', ($) => $.order.lot.field.won_price)} />
        <div className="wide">
          <NoteBox {...field('message')} />
        </div>
      </div>
    </Form>
  );
}

/** Updates end time and current price: sites extend auctions while people bid. */
export function LotForm({ order, lot, onDone }: LotFormProps): ReactNode {
  const end = new Date(lot.ends_at);
  const shownEnd = `${localDay(end)} ${localTime(end)}`;
  const form = useFields(
    { title: text({ required: true }), ends_at: text({ required: true }), url: text() },
    {
      words: ($) => $.order.lot.field,
      row: { ...lot, ends_at: shownEnd },
      send: ({ ends_at, ...body }) =>
        deferRequest(updateLot, {
          params: { id: order.id },
          body: {
            ...body,
            // The field shows no fractions of seconds.
            ...(ends_at !== shownEnd && { ends_at: new Date(ends_at.replace(' ', 'T')).toISOString() }),
          },
        }),
      onDone,
    },
  );
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <MomentInput {...field('ends_at')} />
        <div className="wide">
          <TextBox {...field('title', ($) => $.common.field.title)} />
        </div>
        <div className="wide">
          <TextBox {...field('url', ($) => $.common.field.url)} />
        </div>
      </div>
    </Form>
  );
}

/** Adds the current price to the auction log without bidding. */
export function WatchForm({ order, onDone }: Omit<LotFormProps, 'lot'>): ReactNode {
  const form = useFields(
    { current_price: textOrNone(), message: text() },
    {
      words: ($) => $.order.auction_log.field,
      send: ({ current_price, message }) =>
        deferRequest(watchLot, {
          body: { order_id: order.id, message, ...(current_price !== null && { current_price }) },
        }),
      onDone,
    },
  );
  const { field } = form;
  return (
    <Form {...form}>
      <MoneyInput currency="JPY" {...field('current_price')} />
      <NoteBox {...field('message')} />
    </Form>
  );
}
