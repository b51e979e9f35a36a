import type { TableWith } from '../database/tables.ts';

/**
 * The lock order: rows of several kinds are locked in the order of this table, rows of one kind by ascending
 * id, which excludes deadlocks. Rows guarded by a locked document need no locks: charges and credits of an
 * order, lines of a purchase, bills of a container, lines of a bill, owners, stock and moves of a box.
 * Unranked entities (products, prices, users, posts) come first. Box locations and voucher counters are
 * written last, without explicit locks.
 */
export const ranks = {
  /** Vouchers that others take money from or reverse. */
  transactions: { table: 'transactions', ids: 'bigint' },
  orders: { table: 'orders', ids: 'text' },
  contracts: { table: 'contracts', ids: 'text' },
  purchases: { table: 'purchases', ids: 'bigint' },
  order_items: { table: 'order_items', ids: 'bigint' },
  purchase_items: { table: 'purchase_items', ids: 'bigint' },
  order_distributions: { table: 'order_distributions', ids: 'bigint' },
  containers: { table: 'containers', ids: 'bigint' },
  lading_bills: { table: 'lading_bills', ids: 'bigint' },
  box_lading_bills: { table: 'box_lading_bills', ids: 'bigint' },
  goods_deliveries: { table: 'goods_deliveries', ids: 'bigint' },
  goods_delivery_boxes: { table: 'goods_delivery_boxes', ids: 'bigint' },
  trackings: { table: 'trackings', ids: 'bigint' },
  sfas: { table: 'sfas', ids: 'bigint' },
  boxes: { table: 'boxes', ids: 'bigint' },
  owning_boxes: { table: 'owning_boxes', ids: 'bigint' },
  pallets: { table: 'pallets', ids: 'bigint' },
  charges: { table: 'charges', ids: 'bigint' },
  /** Accounts of customers and suppliers. */
  party_accounts: { table: 'ledger_accounts', ids: 'bigint' },
  credit_orders: { table: 'credit_orders', ids: 'bigint' },
  debt_lots: { table: 'debt_lots', ids: 'bigint' },
  /** Accounts of funds and cards: shared by many vouchers, hence late. */
  fund_accounts: { table: 'ledger_accounts', ids: 'bigint' },
  /** Company accounts such as exchange gain and loss: shared by everybody. */
  house_accounts: { table: 'ledger_accounts', ids: 'bigint' },
  /** Accounts of goods, cost, revenue and VAT: posted to at the end of a write. */
  result_accounts: { table: 'ledger_accounts', ids: 'bigint' },
} as const satisfies Record<string, { table: TableWith<'id'>; ids: 'text' | 'bigint' }>;

/** A kind of locked rows. */
export type Rank = keyof typeof ranks;
/** The type of a rank's ids. */
export type RankId<R extends Rank> = (typeof ranks)[R]['ids'] extends 'text' ? string : number;

const names = Object.keys(ranks) as Rank[];

/** Position of a rank, from 0. */
export const positionOf = (rank: Rank): number => names.indexOf(rank);

/**
 * The rank of a table's rows, if any. Ledger accounts have several ranks and a locking function of their own.
 */
export const rankOf = (table: string): Rank | undefined =>
  names.find((name) => ranks[name].table === table && table !== 'ledger_accounts');
