import type { Addressed } from '@hakobu/contract/addresses.gen.ts';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listVoucherRequests } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { listAvailable } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { listPurchases, listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { listGoodsDeliveries } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { Task } from '#app/router.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/format.ts';
import type { ListEndpoint } from '#kit/list/filter.ts';
import { productName } from '#kit/product-name.ts';

/** One row of pending work: the document to open, its party, and how much or since when. */
export interface TaskRow {
  of?: Addressed;
  id: string | number;
  name: string;
  party?: string | null | undefined;
  figure?: string;
}

export interface TaskRows {
  endpoint: ListEndpoint;
  /** The most urgent rows first, by default the oldest. */
  query: { include?: string[]; sort?: string };
  row: (row: any) => TaskRow;
}

const rows = <E extends ListEndpoint>(
  endpoint: E,
  query: TaskRows['query'],
  row: (row: RowOf<E>) => TaskRow,
): TaskRows => ({ endpoint, query, row });

const orders = rows(listOrders, { include: ['customer'], sort: 'created_at' }, (row) => ({
  ...{ of: 'order', id: row.id, name: row.id, party: row.customer?.name },
  figure: formatDate(row.created_at),
}));
const purchases = (money: 'balance' | 'unsolved') =>
  rows(listPurchases, { include: ['supplier'], sort: 'created_at' }, (row) => ({
    ...{ of: 'purchase', id: row.id, name: documentNumber('purchase', row.id), party: row.supplier?.name },
    figure: formatMoney(row[money], row.currency_id),
  }));
const parcels = rows(sfa.list, { sort: 'arrival_date' }, (row) => ({
  ...{ of: 'sfa', id: row.id, name: row.tracking_code, party: documentNumber('sfa', row.id) },
  figure: formatDate(row.arrival_date),
}));

/** How each kind of pending work is listed. */
export const taskRows: Readonly<Record<Task['id'], TaskRows>> = {
  orders_to_approve: orders,
  orders_to_settle: orders,
  goods_to_buy: rows(listToBuy, {}, (row) => ({
    ...{ of: 'product', id: row.product_id, name: productName(row), party: row.supplier_name },
    figure: formatNumber(row.to_buy),
  })),
  purchases_to_order: purchases('balance'),
  purchases_to_settle: purchases('unsolved'),
  goods_to_allocate: rows(listAvailable, {}, (row) => ({
    ...{ of: 'purchase', id: row.purchase_id, name: productName(row) },
    figure: formatNumber(row.remaining_quantity),
  })),
  parcels_to_tally: parcels,
  parcels_to_pack: parcels,
  boxes_to_bill: rows(listOwningBoxes, { sort: 'created_at' }, (row) => ({
    ...{
      of: 'order',
      id: row.order_id,
      name: `${row.order_id} · ${documentNumber('box', row.box_id)}`,
      party: row.customer_name,
    },
    figure: formatNumber(row.quantity - row.quantity_in_lading_bills),
  })),
  bills_to_plan: rows(listLadingBills, { include: ['customer'], sort: 'created_at' }, (row) => ({
    ...{ of: 'lading_bill', id: row.id, name: row.name, party: row.customer?.name },
    figure: formatDate(row.created_at),
  })),
  containers_to_close: rows(listContainers, { sort: 'created_at' }, (row) => ({
    ...{
      of: 'container',
      id: row.id,
      name: row.name,
      figure: formatDate(row.cut_off_date ?? row.created_at),
    },
  })),
  deliveries_to_hand_over: rows(listGoodsDeliveries, { sort: 'created_at' }, (row) => ({
    ...{ of: 'goods_delivery', id: row.id, name: row.name, figure: formatDate(row.created_at) },
  })),
  vouchers_to_approve: rows(listVoucherRequests, { sort: 'created_at' }, (row) => ({
    ...{
      of: 'voucher_request',
      id: row.id,
      name: documentNumber('voucher_request', row.id),
      party: row.object?.name,
    },
    figure: formatMoney(row.amount, row.currency_id),
  })),
  tickets: rows(support.list, { include: ['sender'], sort: 'created_at' }, (row) => ({
    ...{ of: 'support', id: row.id, name: row.title, party: row.sender?.name },
    figure: formatDate(row.created_at),
  })),
};
