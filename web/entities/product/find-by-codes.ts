import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { normalizeProductCode } from '@hakobu/contract/product/product/jan.ts';
import { plainCode } from '@hakobu/contract/kernel/typed-code.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { withCost } from '#entities/product-options.ts';
import { call } from '#client/call.ts';

export type FoundProduct = RowOf<typeof product.list>;

/** The number of codes that fit into an address and a page of results. */
const AT_ONCE = 40;
const MOST = 100;

/**
 * Finds products by typed or scanned codes, or by shop codes if they are unique. Unknown and ambiguous codes
 * are not in the result, whose keys are the codes as given.
 */
export async function findByCodes(codes: readonly string[]): Promise<ReadonlyMap<string, FoundProduct>> {
  const wanted = [...new Set(codes.flatMap(formsOf))];
  const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, part) =>
    wanted.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const found = await Promise.all(parts.map(rowsCalled));
  return new Map(
    codes.flatMap((code) => {
      const one = formsOf(code)
        .map((form) => meantBy(form, found.flat()))
        .find((row) => row !== undefined);
      return one === undefined ? [] : [[code, one] as const];
    }),
  );
}

/** A code as an article number, and as a shop may write its own. */
const formsOf = (code: string): string[] => [normalizeProductCode(code), plainCode(code)];

const rowsCalled = async (codes: readonly string[]): Promise<FoundProduct[]> =>
  (
    await call(product.list, {
      query: {
        filter: { called: codes.join(',') },
        per_page: MOST,
        ...withCost(),
      },
    })
  ).data;

function meantBy(code: string, rows: readonly FoundProduct[]): FoundProduct | undefined {
  const own = rows.filter((row) => row.code === code);
  return rows.find(({ id }) => id === code) ?? (own.length === 1 ? own[0] : undefined);
}
