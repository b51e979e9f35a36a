import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import type { getLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import type { MoneyLine } from '#kit/document/money-summary.tsx';

export type LadingBill = ResponseOf<typeof getLadingBill>;

/** What freight can be charged by, and for what. */
export const chargeTypes = () =>
  freightChargeTypes.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.type[id]) }));
export const chargeRanges = () =>
  freightRanges.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.range[id]) }));

/** How the freight of a bill is covered. */
export const freightOf = (bill: LadingBill): Omit<MoneyLine, 'label'> => ({
  currency: bill.currency_id,
  total: bill.freight_charge,
  paid: bill.freight_charge_paid,
  debited: bill.freight_charge_debited,
  outstanding: bill.freight_charge_outstanding,
  unsolved: bill.freight_charge_unsolved,
});
