import { useAddressSearch, useAddressWith } from '#client/address-search.ts';

type Id = number | undefined;

/**
 * The row that the address opens over a list (`?box_id=7`), how to open another one, or none, and the address
 * that opens a row.
 */
export function useOpenRow(
  key: string,
): readonly [opened: Id, open: (id: Id) => void, addressOf: (id: number | string) => string] {
  const [{ [key]: id }, change] = useAddressSearch();
  const addressWith = useAddressWith();
  return [
    id === undefined ? undefined : Number(id),
    (next) => change({ [key]: next }),
    (row) => addressWith({ [key]: row }),
  ];
}
