import * as endpoints from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { addToBill } from './add-to-bill.ts';
import { attachOrdersOfBill } from './attach-orders-of-bill.ts';
import { correctFreight } from './correct-freight.ts';
import { createBoxLadingBill } from './create-box-lading-bill.ts';
import { createLadingBill } from './create-lading-bill.ts';
import { deleteBoxLadingBill } from './delete-box-lading-bill.ts';
import { deleteLadingBill } from './delete-lading-bill.ts';
import { boxLadingBillSource, ladingBillSource, onBillsOf, readLadingBill } from './lading-bill.queries.ts';
import { removeLines } from './remove-lines.ts';
import { updateBoxLadingBill } from './update-box-lading-bill.ts';
import { updateLadingBill } from './update-lading-bill.ts';

export const routes = [
  listRoute(endpoints.listLadingBills, ladingBillSource),
  route(endpoints.listLadingBillsOfOrders, (ctx, { query, list }) =>
    listRows(ctx, endpoints.listLadingBillsOfOrders.list, onBillsOf(query.order_ids), list),
  ),
  route(endpoints.attachOrdersOfBill, attachOrdersOfBill),
  route(endpoints.getLadingBill, (ctx, { params, include }) => readLadingBill(ctx, params.id, include)),
  route(endpoints.createLadingBill, createLadingBill),
  route(endpoints.updateLadingBill, updateLadingBill),
  route(endpoints.correctFreight, correctFreight),
  route(endpoints.deleteLadingBill, deleteLadingBill),
  listRoute(endpoints.listBoxLadingBills, boxLadingBillSource),
  route(endpoints.createBoxLadingBill, createBoxLadingBill),
  route(endpoints.addToBill, addToBill),
  route(endpoints.takeOffBill, removeLines),
  route(endpoints.updateBoxLadingBill, updateBoxLadingBill),
  route(endpoints.deleteBoxLadingBill, deleteBoxLadingBill),
  ...lookupRoutes(endpoints.listFreightChargeTypes, { table: 'freight_charge_types' }),
];
