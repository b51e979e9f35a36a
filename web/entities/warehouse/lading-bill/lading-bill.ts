import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import type { getLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import type { MoneyLine } from '#kit/document/money-summary.tsx';

export type LadingBill = ResponseOf<typeof getLadingBill>;

/** Charge types: the basis of freight. */
export const chargeTypes = () =>
  freightChargeTypes.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.type[id]) }));
export const chargeRanges = () =>
  freightRanges.map((id) => ({ value: id, label: phrase(($) => $.warehouse.freight.range[id]) }));

/** Whether freight depends on the declared value, for the whole bill or for a line rated separately. */
export const isByValue = (
  { type_freight_charge, type_freight_range }: Pick<LadingBill, 'type_freight_charge' | 'type_freight_range'>,
  lines: LadingBill['pivot_boxes'] = [],
): boolean =>
  type_freight_charge === 'by_value' ||
  (type_freight_range === 'box' && lines.some((line) => line.type_freight_charge === 'by_value'));

/** The freight of a bill with paid and outstanding parts. */
export const freightOf = (bill: LadingBill): Omit<MoneyLine, 'label'> => ({
  currency: bill.currency_id,
  total: bill.freight_charge,
  paid: bill.freight_charge_paid,
  debited: bill.freight_charge_debited,
  outstanding: bill.freight_charge_outstanding,
  unsolved: bill.freight_charge_unsolved,
});

/** Whether something of the freight is paid or recorded as receivable. */
export const isFreightSettled = ({ freight_charge_paid, freight_charge_debited }: LadingBill): boolean =>
  isPositive(freight_charge_paid) || isPositive(freight_charge_debited);
