import { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { listOrderDistributions } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { shipmentInfo } from '@hakobu/contract/order/order/shipment-info.endpoints.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { may } from '#app/session.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { logInput } from '#kit/document/change-log.tsx';
import { prefetchQuery, usePrefetch } from '#kit/document/use-prefetch.ts';
import { transactionsOf } from '#entities/payment/transactions-card.tsx';
import { compensationsOf } from '#entities/warehouse/compensation/compensations.tsx';
import { creditsOf } from './credit-card.tsx';
import { boxesOf, distributionsOf } from './order-goods.tsx';
import { shipmentInfoOf } from './shipment-info-card.tsx';

/** Requests the data of the open tab together with the order. */
export function usePrefetchOrder(id: string): void {
  const [{ tab }] = useAddressSearch();
  const mayRead = (resource: Resource) => may({ resource, action: 'read' });
  const money = tab === undefined || tab === 'money';
  usePrefetch(id, [
    prefetchQuery(money && mayRead('transaction'), listTransactions, transactionsOf('order', id)),
    prefetchQuery(money && mayRead('credit_order'), creditOrder.list, creditsOf(id)),
    prefetchQuery(
      tab === 'goods' && mayRead('order_distribution'),
      listOrderDistributions,
      distributionsOf(id),
    ),
    prefetchQuery(tab === 'goods' && mayRead('box'), listBoxes, boxesOf(id)),
    prefetchQuery(tab === 'shipment' && mayRead('shipment_info'), shipmentInfo.list, shipmentInfoOf(id)),
    prefetchQuery(
      tab === 'compensation' && mayRead('order_compensation'),
      orderCompensation.list,
      compensationsOf({ order_id: id }),
    ),
    prefetchQuery(tab === 'log' && mayRead('log'), listLogs, logInput('order', id)),
  ]);
}
