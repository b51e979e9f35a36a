import type { TableWith } from '../database/tables.ts';

/**
 * The one order of locks. Whoever locks rows of several kinds takes them from the top of this table to its
 * end, and rows of one kind by rising id: then nobody ever waits for somebody who waits for him.
 *
 * What a document guards needs no lock of its own where the document is locked: an order its charges and
 * credits, a purchase its lines, a container its bills, a bill its lines, a box its owners, stock and moves.
 * Plain nouns (products, prices, users, posts) stand before all of these. Places of boxes and counters of
 * vouchers are written without being asked for, behind everything else.
 */
export const ranks = {
  /** Vouchers out of which others take, and those that are reversed. */
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
  /** Accounts of funds and cards: many customers' vouchers meet there, so they come late. */
  fund_accounts: { table: 'ledger_accounts', ids: 'bigint' },
  /** Accounts of the house, as exchange gain and loss: everybody meets there. */
  house_accounts: { table: 'ledger_accounts', ids: 'bigint' },
  /** Accounts of goods, cost, revenue and VAT: what follows from a write posts there at its end. */
  result_accounts: { table: 'ledger_accounts', ids: 'bigint' },
} as const satisfies Record<string, { table: TableWith<'id'>; ids: 'text' | 'bigint' }>;

/** A kind of rows that are locked. */
export type Rank = keyof typeof ranks;
/** What the rows of a rank are told apart by. */
export type RankId<R extends Rank> = (typeof ranks)[R]['ids'] extends 'text' ? string : number;

const names = Object.keys(ranks) as Rank[];

/** Where a rank stands, from 0. */
export const positionOf = (rank: Rank): number => names.indexOf(rank);

/** The rank of a table's rows; plain nouns have none. Accounts have three, and are locked by their own call. */
export const rankOf = (table: string): Rank | undefined =>
  names.find((name) => ranks[name].table === table && table !== 'ledger_accounts');
