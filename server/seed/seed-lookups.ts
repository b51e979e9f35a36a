import pg from 'pg';
import type { TableWith } from '../kernel/database/tables.ts';
import * as accounting from './lookups/accounting.ts';
import * as orders from './lookups/orders.ts';
import * as places from './lookups/organizations.ts';
import { priceRows } from './lookups/prices.ts';
import { rolePermissions, roles } from './lookups/roles.ts';
import * as warehouse from './lookups/warehouse.ts';
import { insertMissing, raiseIdCounter, seedOf, type Seed } from './insert-missing.ts';

const { COMPANY } = places;

/** Tables with text ids. New releases add their new rows. */
const words: Seed[] = [
  seedOf('shipment_methods', orders.shipmentMethods),
  seedOf('order_types', orders.orderTypes),
  seedOf('order_statuses', orders.orderStatuses),
  seedOf('purchase_statuses', orders.purchaseStatuses),
  seedOf('contract_statuses', orders.contractStatuses),
  seedOf('currencies', accounting.currencies),
  seedOf('accounts', accounting.accounts),
  seedOf('transaction_types', accounting.transactionTypes),
  seedOf('freight_charge_types', warehouse.freightChargeTypes),
  seedOf('goods_delivery_statuses', warehouse.goodsDeliveryStatuses),
  seedOf('pallet_types', warehouse.palletTypes),
  seedOf('container_types', warehouse.containerTypes),
  seedOf('box_tags', warehouse.boxTags),
];

/**
 * Rows of an empty database that people may change afterwards: organizations, roles and their rights,
 * funds, prices, places.
 */
function beginnings(): Seed[] {
  const prices = priceRows(COMPANY);
  return [
    seedOf('organizations', places.organizations),
    seedOf('areas', places.areas),
    seedOf('shelves', places.shelves),
    seedOf('locations', places.locations),
    seedOf('roles', roles),
    seedOf('role_permissions', rolePermissions()),
    seedOf('banks', accounting.banks),
    seedOf('funds', accounting.funds(COMPANY)),
    seedOf('cards', accounting.cards(COMPANY)),
    seedOf('delivery_partners', warehouse.deliveryPartners),
    seedOf('prices', prices.prices),
    seedOf('price_conditions', prices.conditions),
    seedOf('price_timelines', prices.timelines),
    seedOf('price_amounts', prices.amounts),
  ];
}

const COUNTED: TableWith<'id'>[] = [
  'organizations',
  'areas',
  'shelves',
  'locations',
  'banks',
  'funds',
  'cards',
  'delivery_partners',
  'prices',
  'price_conditions',
  'price_timelines',
  'price_amounts',
];

/** Seeds the rows that the product needs. Existing rows stay. */
export async function seedLookups(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    // serializes processes that start at the same time
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
