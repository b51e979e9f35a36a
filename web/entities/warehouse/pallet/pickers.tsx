import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listLocations, listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import type { InputProps } from '#kit/inputs/input-props.ts';
import { palletLabel, type Pallet } from './pallet.ts';

interface OfArea extends InputProps<string> {
  areaId: number | undefined;
}

/** Chooses an empty location of an area by shelf, floor, column and row. */
export const FreeLocationPicker = ({ areaId, ...rest }: OfArea): ReactNode => (
  <EntityPicker<RowOf<typeof listLocations>>
    endpoint={listLocations}
    query={{ filter: { empty_pallet: true, area_id: areaId } }}
    labelOf={({ shelve_name, floor, column, row }) => [shelve_name, floor, column, row].join('-')}
    {...rest}
  />
);

/** Chooses a pallet of an area by its number or location. */
export const PalletPicker = ({
  areaId,
  ...rest
}: OfArea & {
  known?: Pallet | undefined;
  placeholder?: string;
  onPick?: (pallet: Pallet | undefined) => void;
}): ReactNode => (
  <EntityPicker<Pallet>
    endpoint={listPallets}
    query={{ filter: { area_id: areaId } }}
    labelOf={palletLabel}
    {...rest}
  />
);
