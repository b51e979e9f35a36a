// Inputs of a random step: callers, existing rows, and random values.
import type { People } from '../../main-job/main-job.ts';
import type { Reply, TestServer } from '../../support/test-server.ts';

export interface Chance {
  server: TestServer;
  crew: People;
  have: Record<string, any[]>;
  pick<Of>(from: readonly Of[]): Of;
  /** A random row id of a kind, or an id that does not exist. */
  some(name: string): any;
  order(): { id: string; customer: number };
  /** A random amount, mostly small. */
  amount(): string;
  /** From 1 to 3. */
  count(): number;
}

/** Operations by name, some of them in a wrong state or with invalid values. */
export type Attempts = Record<string, (chance: Chance) => Promise<Reply | void>>;

/** Existing rows, read again for each step. */
export async function world(server: TestServer): Promise<Record<string, any[]>> {
  const ids = (table: string, row = 'id', where = 'true') =>
    `(select coalesce(jsonb_agg(${row}), '[]') from ${table} where ${where})`;
  const of = (...fields: string[]) =>
    `jsonb_build_object(${fields.map((field) => `'${field.split(' ')[1] ?? field}', ${field.split(' ')[0]}`)})`;
  const [state] = await server.query(`select
    ${ids('orders', of('id', 'customer_id customer', 'contract_id contract'))} as orders,
    ${ids('orders', 'id', "type_id = 'shipment'")} as shipments,
    ${ids('orders', 'id', "type_id = 'payment'")} as payments,
    ${ids('order_items')} as items, ${ids('purchase_items')} as bought, ${ids('purchases')} as purchases,
    ${ids('sfas')} as sfas, ${ids('boxes')} as boxes, ${ids('pallets')} as pallets,
    ${ids('lading_bills', of('id', 'customer_id customer'))} as bills, ${ids('containers')} as containers,
    ${ids('goods_deliveries')} as deliveries, ${ids('order_distributions')} as given,
    ${ids('owning_boxes', of('id', 'box_id box', 'order_id order'))} as owners, ${ids('box_lading_bills')} as lines, ${ids('products')} as products,
    ${ids('contracts', of('id', 'customer_id customer'))} as contracts,
    ${ids('auction_lots', 'order_id')} as lots, ${ids('trackings')} as trackings,
    ${ids('suppliers')} as suppliers,
    ${ids('credit_orders', of('id', 'order_id order', 'type'))} as credits,
    ${ids('wallets', of('id', 'walletable_id customer', 'currency_id currency'), "walletable_type = 'user'")}
      as wallets,
    ${ids('transactions')} as vouchers,
    ${ids('transactions', of('id', 'coalesce(to_currency_id,currency_id) currency'), 'unassigned > 0')}
      as waiting,
    ${ids('accounts', 'id', "role in ('FEES', 'OTHER_INCOME', 'ADVANCES', 'OTHER_PAYABLE')")} as accounts,
    ${ids('voucher_requests', 'id', 'decided_at is null and withdrawn_at is null')} as requests,
    ${ids('voucher_requests')} as asked,
    ${ids('order_payees', of('purchase_id id', 'supplier_id supplier'), 'purchase_id is not null')} as payees`);
  return state!;
}

export const user = (id: number) => ({ transactionable_type: 'user', transactionable_id: id });
export const supplier = (id: number) => ({ transactionable_type: 'supplier', transactionable_id: id });
