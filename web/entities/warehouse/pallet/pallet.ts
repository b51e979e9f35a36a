import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';

export type Pallet = RowOf<typeof listPallets>;

/** The label of a pallet: number, type and location. */
export const palletLabel = ({ id, type_id, location_name }: Pallet): string =>
  [documentNumber('pallet', id), type_id, location_name].filter(Boolean).join(' · ');
