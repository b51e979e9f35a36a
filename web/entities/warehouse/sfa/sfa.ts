import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';

export type Sfa = ResponseOf<typeof sfa.get>;

/** A parcel by its number and the tracking code on it. */
export const sfaLabel = ({ id, tracking_code }: Pick<Sfa, 'id' | 'tracking_code'>): string =>
  `${documentNumber('sfa', id)} · ${tracking_code}`;
