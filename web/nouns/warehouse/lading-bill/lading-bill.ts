import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import type { getLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { phrase } from '#app/i18n.ts';

export type LadingBill = ResponseOf<typeof getLadingBill>;

/** What freight can be charged by, and for what. */
export const chargeTypes = () =>
  freightChargeTypes.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.type[id]) }));
export const chargeRanges = () =>
  freightRanges.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.range[id]) }));
