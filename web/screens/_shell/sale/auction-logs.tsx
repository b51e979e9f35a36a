import { createFileRoute } from '@tanstack/react-router';
import { listAuctionLogs } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { READ_BY_TIME } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { orderStaffRights } from '#entities/order/order-staff.ts';

export const Route = createFileRoute('/_shell/sale/auction-logs')({
  component: Screen,
  staticData: {
    title: ($) => $.order.auction_log.title.all,
    needs: { any: orderStaffRights },
    menu: { group: 'sale', order: 7 },
  },
});

const column = columnsOf(listAuctionLogs).withLabels(($) => $.order.auction_log.field);
const columns = () => [
  column.createdAt(),
  column.code('order_id', { title: ($) => $.order.order.name }),
  column.text('auction_id', { title: ($) => $.order.lot.field.auction_id }),
  column.text('title'),
  column.word('action', ($) => $.order.auction_log.action),
  column.money('price', { currency: 'JPY', unsorted: READ_BY_TIME }),
  column.money('current_price', { currency: 'JPY', unsorted: READ_BY_TIME }),
  column.text('message'),
  column.text('creator_name', { title: ($) => $.order.auction_log.field.creator }),
];

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.auction_log.title.all)}
      endpoint={listAuctionLogs}
      store="auction_logs"
      filters={[
        { field: 'order_id', label: t(($) => $.order.order.name), kind: 'text' },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      columns={columns()}
      to={({ order_id }) => addressOf('order', order_id)}
    />
  );
}
