import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';

export type Pallet = RowOf<typeof listPallets>;
