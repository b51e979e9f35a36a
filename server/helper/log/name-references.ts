import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

interface Entry {
  logable_type: string;
  content: Record<string, unknown>;
  names: Record<string, string>;
}

const PEOPLE = ['user_id', 'customer_id', 'sale_id', 'buyer_id', 'creator_id', 'sender_id'];
/** Where the thing is named that a key refers to: table and naming column. */
const named: Record<string, readonly [table: string, column: string]> = {
  ...Object.fromEntries(PEOPLE.map((key) => [key, ['users', 'name'] as const])),
  supplier_id: ['suppliers', 'name'],
  area_id: ['areas', 'name'],
  from_area_id: ['areas', 'name'],
  to_area_id: ['areas', 'name'],
  organization_id: ['organizations', 'name'],
  container_id: ['containers', 'name'],
  lading_bill_id: ['lading_bills', 'name'],
  goods_delivery_id: ['goods_deliveries', 'name'],
  tracking_id: ['trackings', 'code'],
  delivery_partner_id: ['delivery_partners', 'name'],
  product_id: ['products', 'name'],
  category_id: ['categories', 'name'],
  origin_id: ['origins', 'name'],
  ecommerce_channel_id: ['ecommerce_channels', 'name'],
  affiliate_store_id: ['affiliate_stores', 'name'],
  post_category_id: ['post_categories', 'name'],
  support_type_id: ['support_types', 'name'],
  fund_id: ['funds', 'name'],
  card_id: ['cards', 'name'],
  price_id: ['prices', 'name'],
  ward_id: ['wards', 'name'],
  resolved_ward_id: ['wards', 'name'],
  sender_ward_id: ['wards', 'name'],
  district_id: ['districts', 'name'],
  province_id: ['provinces', 'name'],
};
/** Tables whose ids are words. */
const wordy = new Set(['products', 'wards', 'districts', 'provinces']);
/** What `parent_id` means depends on whose parent it is. */
const parents: Record<string, readonly [table: string, column: string]> = {
  category: ['categories', 'name'],
  category_affiliate: ['category_affiliates', 'name'],
  organization: ['organizations', 'name'],
};

/**
 * Finds the names of what the entries of a page refer to, one statement a table: `names` by key of the
 * content.
 */
export async function nameReferences(ctx: Context, entries: readonly Entry[]): Promise<void> {
  const wanted = new Map<
    string,
    { target: readonly [string, string]; uses: { entry: Entry; key: string; id: string }[] }
  >();
  for (const entry of entries) {
    entry.names = {};
    for (const [key, value] of Object.entries(entry.content)) {
      const target = key === 'parent_id' ? parents[entry.logable_type] : named[key];
      if (target === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
      const known = wanted.get(target[0]) ?? { target, uses: [] };
      known.uses.push({ entry, key, id: String(value) });
      wanted.set(target[0], known);
    }
  }
  await Promise.all(
    [...wanted.values()].map(async ({ target: [table, column], uses }) => {
      const { rows } = await sql<{
        id: string;
        name: string;
      }>`select id::text as id, ${sql.ref(column)} as name from ${sql.table(table)}
        where id = any(${[...new Set(uses.map(({ id }) => id))].filter((id) => wordy.has(table) || /^\d{1,15}$/.test(id))}${wordy.has(table) ? sql`::text[]` : sql`::bigint[]`})`.execute(
        ctx.db,
      );
      const byId = new Map(rows.map(({ id, name }) => [id, name]));
      for (const { entry, key, id } of uses) {
        const name = byId.get(id);
        if (name !== undefined) entry.names[key] = name;
      }
    }),
  );
}
