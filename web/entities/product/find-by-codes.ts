import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';

export type FoundProduct = RowOf<typeof product.list>;

/** The number of codes that fit into an address and a page of results. */
const AT_ONCE = 40;
const MOST = 100;

/**
 * Finds products by code, or by shop code if it is unique. Unknown and ambiguous codes are not in the result.
 */
export async function findByCodes(codes: readonly string[]): Promise<ReadonlyMap<string, FoundProduct>> {
  const wanted = [...new Set(codes)];
  const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, part) =>
    wanted.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const found = await Promise.all(parts.map(rowsCalled));
  return new Map(
    wanted.flatMap((code) => {
      const one = meantBy(code, found.flat());
      return one === undefined ? [] : [[code, one] as const];
    }),
  );
}

const rowsCalled = async (codes: readonly string[]): Promise<FoundProduct[]> =>
  (
    await call(product.list, {
      query: {
        filter: { called: codes.join(',') },
        per_page: MOST,
        ...(may({ resource: 'cost_price', action: 'read' }) && { include: ['cost'] }),
      },
    })
  ).data;

function meantBy(code: string, rows: readonly FoundProduct[]): FoundProduct | undefined {
  const own = rows.filter((row) => row.code === code);
  return rows.find(({ id }) => id === code) ?? (own.length === 1 ? own[0] : undefined);
}
