import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';

/** The parts of a charge: total = paid + outstanding + unsolved. */
export const BUCKETS = ['total', 'paid', 'debited', 'outstanding', 'unsolved'] as const;
export type Bucket = (typeof BUCKETS)[number];

type Fragment = RawBuilder<SqlBool>;

/** Charges `c` of one kind. */
export const ofKind = (kind: ChargeKind): Fragment => sql<SqlBool>`c.kind = ${sql.lit(kind)}`;

/** Freight `c` borne by the order instead of its contract. */
export const freightOfOrder: Fragment = sql<SqlBool>`c.kind = 'freight' and c.pays_for_order`;

/** Service charges `c` of an order: its fee, and the freight that it bears. */
export const servicesOfOrder: Fragment = sql<SqlBool>`(c.kind = 'service_fee' or (${freightOfOrder}))`;

/** The sum of one bucket over charges `c` matching `which`, by default all; 0 without any. */
export const bucketSum = (bucket: Bucket, which?: Fragment): RawBuilder<string> =>
  which === undefined
    ? sql<string>`coalesce(sum(c.${sql.ref(bucket)}), 0)`
    : sql<string>`coalesce(sum(c.${sql.ref(bucket)}) filter (where ${which}), 0)`;

/**
 * The five buckets as columns: `bucketSums('freight_charge')` selects `freight_charge`,
 * `freight_charge_paid`, `freight_charge_debited` …, and without a name `total`, `paid`, `debited` …
 */
export const bucketSums = (name?: string, which?: Fragment): RawBuilder<unknown> =>
  sql.join(
    BUCKETS.map((bucket) => sql`${bucketSum(bucket, which)} as ${sql.ref(bucketColumn(bucket, name))}`),
  );

function bucketColumn(bucket: Bucket, name?: string): string {
  if (name === undefined) return bucket;
  return bucket === 'total' ? name : `${name}_${bucket}`;
}

/**
 * The condition of a range filter: a document (`o.id`) has a charge `c` of one kind, by its column
 * (`c.order_id`), whose bucket is within the range. Few charges are open: a range above zero reads them by
 * their partial index into an array, where a join would try every document in the requested order. A range
 * with zero fits most charges, so that each document is tried.
 */
export const bucketWithin =
  (bucket: Bucket, document: string, charged: string, kind: Fragment) =>
  ({ start = '0', end }: { start?: string; end?: string }): Fragment => {
    const fits = sql`${kind} and c.${sql.ref(bucket)} >= ${start}::numeric
      and (${end ?? null}::numeric is null or c.${sql.ref(bucket)} <= ${end ?? null}::numeric)`;
    return isPositive(start)
      ? sql<SqlBool>`${sql.ref(document)} = any(array(
          select ${sql.ref(charged)} from charges c where ${fits}))`
      : sql<SqlBool>`exists (
          select from charges c where ${sql.ref(charged)} = ${sql.ref(document)} and ${fits})`;
  };
