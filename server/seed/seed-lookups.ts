import pg from 'pg';
import * as accounting from './lookups/accounting.ts';
import * as orders from './lookups/orders.ts';
import * as places from './lookups/organizations.ts';
import { priceRows } from './lookups/prices.ts';
import { rolePermissions, roles } from './lookups/roles.ts';
import * as warehouse from './lookups/warehouse.ts';
import { insertMissing, raiseIdCounter, type SeedRow } from './insert-missing.ts';

const { COMPANY } = places;
type Seed = [table: string, rows: readonly SeedRow[]];

/** Tables whose rows have words as ids: what a new release adds is added. */
const words: Seed[] = [
  ['shipment_methods', orders.shipmentMethods],
  ['order_types', orders.orderTypes],
  ['order_statuses', orders.orderStatuses],
  ['purchase_statuses', orders.purchaseStatuses],
  ['currencies', accounting.currencies],
  ['accounts', accounting.accounts],
  ['transaction_types', accounting.transactionTypes],
  ['freight_charge_types', warehouse.freightChargeTypes],
  ['goods_delivery_statuses', warehouse.goodsDeliveryStatuses],
  ['pallet_types', warehouse.palletTypes],
  ['container_types', warehouse.containerTypes],
  ['box_tags', warehouse.boxTags],
];

/**
 * What an empty database starts with and people then own: organizations, roles and their rights, funds,
 * prices, places.
 */
function beginnings(): Seed[] {
  const prices = priceRows(COMPANY) as unknown as Record<string, SeedRow[]>;
  return [
    ['organizations', places.organizations],
    ['areas', places.areas],
    ['shelves', places.shelves],
    ['locations', places.locations],
    ['roles', roles],
    ['role_permissions', rolePermissions()],
    ['banks', accounting.banks],
    ['funds', accounting.funds(COMPANY)],
    ['cards', accounting.cards(COMPANY)],
    ['delivery_partners', warehouse.deliveryPartners],
    ['prices', prices.prices!],
    ['price_conditions', prices.conditions!],
    ['price_timelines', prices.timelines!],
    ['price_amounts', prices.amounts!],
  ];
}

const COUNTED = [
  'organizations',
  'areas',
  'shelves',
  'locations',
  'accounts',
  'banks',
  'funds',
  'cards',
  'delivery_partners',
  'prices',
  'price_conditions',
  'price_timelines',
  'price_amounts',
];

/** Seeds what the product needs to run. Does nothing to rows that are there. */
export async function seedLookups(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    // two processes that start together take turns
    await client.query('lock table organizations in exclusive mode');
    for (const [table, rows] of words) await insertMissing(client, table, rows);
    const {
      rows: [existing],
    } = await client.query('select 1 from organizations limit 1');
    if (existing === undefined) {
      for (const [table, rows] of beginnings()) await insertMissing(client, table, rows);
    }
    for (const table of COUNTED) await raiseIdCounter(client, table);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
