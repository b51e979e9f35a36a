import { listAreas } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/input-props.ts';

/** Areas as options, optionally of one kind. */
export function useAreas(kind?: 'origin' | 'destination'): {
  options: Option[];
  nameOf: (id: number | null) => string;
} {
  const areas = useLookup(listAreas);
  return {
    options: areas
      .filter((area) => kind === undefined || area.kind === kind)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    nameOf: (id) => areas.find((area) => area.id === id)?.name ?? '',
  };
}
