// Entries of documents in the books: derived vouchers, and account balances.
import type { DocumentType } from '../../contract/accounting/charge/charge-kinds.ts';
import type { TransactionKind } from '../../contract/accounting/transaction/kinds.ts';
import { expect } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import {
  bill,
  buy,
  deliver,
  done,
  load,
  pack,
  paidOrder,
  payment,
  receive,
  type People,
} from './main-job.ts';
import { postingsOf } from './money.ts';

/** Vouchers of a kind of a document, oldest first, each with its number and postings. */
export async function factsOf(
  server: TestServer,
  kind: TransactionKind,
  document: DocumentType,
  id: string | number,
): Promise<{ code_ref: string; posts: string[][] }[]> {
  const rows = await server.query(
    `select distinct t.id, t.code_ref from transactions t join receipts r on r.transaction_id = t.id
      where t.type_id = $1 and r.receiptable_type = $2 and r.receiptable_id = $3 order by t.id`,
    [kind, document, String(id)],
  );
  return Promise.all(
    rows.map(async ({ id, code_ref }) => ({
      code_ref: String(code_ref),
      posts: await postingsOf(server, Number(id)),
    })),
  );
}

/** Total balance of the accounts with a role, in VND. */
export async function worthOf(server: TestServer, role: string): Promise<string> {
  const [row] = await server.query(
    `select coalesce(sum(l.balance_base), 0)::text as worth from ledger_accounts l
      join accounts a on a.id = l.account_id where a.role = $1`,
    [role],
  );
  return String(row!.worth);
}

/** Clearing accounts with a balance, of any party. */
export async function openClearing(server: TestServer): Promise<object[]> {
  return server.query(
    `select a.code, l.party_id::int, l.currency_id, l.balance::text from ledger_accounts l
      join accounts a on a.id = l.account_id
      where a.role in ('CLEAR', 'CLEAR_AGENCY', 'DEBT', 'SUPP', 'SUPD', 'COMP')
        and (l.balance <> 0 or l.balance_base <> 0)`,
  );
}

/** A paid order of three pieces, packed in boxes and ready to ship. */
export async function packedOrder(
  crew: People,
  boxes = 3,
  onceBought: (purchase: { id: number }) => Promise<unknown> = async () => {},
): Promise<any> {
  const { customer, order, product } = await paidOrder(crew);
  const bought = await buy(crew, order);
  await onceBought(bought.purchase);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, order, boxes, false);
  return { customer, order, product, ...bought, sfa, box };
}

/** Ships a packed order to Vietnam and delivers boxes; its services are paid. */
export async function sendOrder(crew: People, packed: any, quantity = 3): Promise<any> {
  const { customer, order, box } = packed;
  const ladingBill = await bill(crew, customer, order, box, quantity);
  const container = await load(crew, ladingBill);
  await done(
    crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })),
    201,
  );
  const freight = { type: 'lading_bill', id: ladingBill.id };
  await done(
    crew.accounting('POST', ...payment('service', customer, ladingBill.freight_charge, freight)),
    201,
  );
  await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`), 200);
  const delivery = await deliver(crew, customer, container, ladingBill);
  expect(delivery.status_id).toBe('received');
  return { ...packed, ladingBill, container, delivery };
}

/** Boxes of an order at the destination, for separate deliveries; its services are unpaid. */
export async function arrivedOrder(
  crew: People,
  packed?: any,
  boxes = 3,
  onceBilled: (bill: { id: number }) => Promise<unknown> = async () => {},
): Promise<any> {
  const ready = packed ?? (await packedOrder(crew, boxes));
  const { customer, order, box } = ready;
  const ladingBill = await bill(crew, customer, order, box, boxes);
  await onceBilled(ladingBill);
  const container = await load(crew, ladingBill);
  await done(crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'thử' }), 200);
  await done(
    crew.warehouse('POST', 'in-container-pickers', {
      ...{ container_id: container.id, box_id: box.id, quantity: boxes, area_id: 3 },
    }),
  );
  const address = await done(
    crew.admin('POST', 'addresses', {
      ...{ user_id: customer, consignee: 'Khách', tel: '0901234567', address_detail: '12 Tràng Tiền' },
    }),
  );
  return { ...ready, ladingBill, container, address_id: address.id };
}

/** Hands boxes of an order over to the carrier; returns the delivery. */
export async function handOver(
  crew: People,
  { customer, order, box, address_id }: any,
  quantity: number,
): Promise<number> {
  const { id } = await done(
    crew.warehouse('POST', 'goods-deliveries', { customer_id: customer, delivery_partner_id: 1, address_id }),
    201,
  );
  await done(
    crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
      goods_delivery_id: id,
      boxes: [{ box_id: box.id, order_id: order.id, quantity }],
    }),
  );
  await done(crew.warehouse('PUT', `goods-deliveries/${id}`, { status_id: 'shipping' }), 200);
  return id;
}
