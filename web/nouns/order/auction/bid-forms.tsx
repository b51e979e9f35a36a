import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { raiseBid, recordWin } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { prepare } from '#client/prepared.ts';
import { money, text, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Order } from '../order.ts';

interface LotFormProps {
  order: Order;
  lot: NonNullable<Order['lot']>;
  onDone: () => void;
}

/** Bids more; shortly before the end one says that one means it. */
export function BidForm({ order, lot, onDone }: LotFormProps): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { max_bid: money({ start: lot.max_bid, required: true }), message: text(), confirm: yesNo() },
    {
      words: ($) => ({ ...$.order.lot.field, ...$.order.auction_log.field }),
      send: (body) => prepare(raiseBid, { params: { id: order.id }, body }),
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

/** Records the price for which a lot is won. */
export function WinForm({ order, lot, onDone }: LotFormProps): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { price: money({ start: lot.current_bid ?? lot.max_bid, required: true }), message: text() },
    {
      words: ($) => $.order.auction_log.field,
      send: (body) => prepare(recordWin, { params: { id: order.id }, body }),
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
