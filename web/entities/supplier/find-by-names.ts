import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { call } from '#client/call.ts';

export type FoundSupplier = RowOf<typeof supplier.list>;

const MOST = 20;
const sameAs = (name: string) => name.normalize('NFKC').toLowerCase();

/**
 * The supplier that each name means: the one that is called so, else the only one whose name has it. What no
 * supplier is called, or several, is not in it.
 */
export async function findByNames(names: readonly string[]): Promise<ReadonlyMap<string, FoundSupplier>> {
  const wanted = [...new Set(names)];
  const found = await Promise.all(
    wanted.map(async (name) => (await call(supplier.list, { query: { q: name, per_page: MOST } })).data),
  );
  return new Map(
    wanted.flatMap((name, index) => {
      const one = meantBy(name, found[index]!);
      return one === undefined ? [] : [[name, one] as const];
    }),
  );
}

function meantBy(name: string, rows: readonly FoundSupplier[]): FoundSupplier | undefined {
  const called = rows.filter((row) => sameAs(row.name) === sameAs(name));
  const meant = called.length > 0 ? called : rows;
  return meant.length === 1 ? meant[0] : undefined;
}
