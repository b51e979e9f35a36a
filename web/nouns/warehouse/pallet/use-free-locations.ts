import { listLocations } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { useData } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/inputs.tsx';

/** The locations of an area where no pallet stands. */
export function useFreeLocations(areaId: number): Option[] {
  const data = useData(listLocations, {
    query: { filter: { empty_pallet: true, area_id: areaId }, per_page: 100 },
  });
  return (data?.data ?? []).map(({ id, shelve_name, floor, column, row }) => ({
    value: String(id),
    label: `${shelve_name}-${floor}-${column}-${row}`,
  }));
}
