import type { ReactNode } from 'react';
import { holdAgain } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import type { Order } from '../order.ts';
import { WinForm } from './bid-forms.tsx';

type Lot = NonNullable<Order['lot']>;

/** Holds the bid in the wallet again, where nothing is held. */
export const holdAction = ({ id }: Order, { held }: Lot): DocumentAction[] =>
  held === '0'
    ? [
        {
          key: 'hold',
          label: ($) => $.order.lot.action.hold,
          onlyWhenPossible: true,
          call: deferRequest(holdAgain, { params: { id } }),
        },
      ]
    : [];

/** Records that the lot was won. */
export const winAction = (order: Order, lot: Lot): DocumentAction => ({
  key: 'win',
  label: ($) => $.order.lot.action.win,
  color: 'green',
  onlyWhenPossible: true,
  form: (close) => <WinForm order={order} lot={lot} onDone={close} />,
});

export const HoldButton = ({ order }: { order: Order }): ReactNode =>
  order.lot && <DocumentActions states={order.lot.actions} actions={holdAction(order, order.lot)} />;

export const WinButton = ({ order }: { order: Order }): ReactNode =>
  order.lot && <DocumentActions states={order.lot.actions} actions={[winAction(order, order.lot)]} />;
