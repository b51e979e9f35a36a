import { useAddressSearch, useAddressWith } from '#client/address-search.ts';

type Id = number | undefined;

/** The row in the address (`?box_id=7`), how to open or close one, and the address of a row. */
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
