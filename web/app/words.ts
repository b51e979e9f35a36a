import type { Findable } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';

type Words = Partial<Record<string, string>>;

/** What the palette calls a row of this type. */
export function foundWord($: Phrases, type: Findable): string {
  const names: Record<Findable, string> = {
    order: $.order.order.name,
    customer: $.identity.user.customer,
    product: $.product.product.name,
    tracking: $.order.tracking.name,
    box: $.warehouse.box.name,
    purchase: $.order.purchase.name,
    lading_bill: $.warehouse.lading_bill.name,
    container: $.warehouse.container.name,
    goods_delivery: $.warehouse.goods_delivery.name,
    supplier: $.product.supplier.name,
    user: $.identity.user.name,
  };
  return names[type];
}

const known = new WeakMap<Phrases, { log: Words; field: Words }>();

/** What a field is called where only its name is known, as in the change log; the name when nobody named it. */
export function fieldWord($: Phrases, name: string): string {
  let words = known.get($);
  if (words === undefined) {
    words = {
      log: { ...$.common.log, ...collect($, 'log') },
      field: { ...$.common.field, ...collect($, 'field') },
    };
    known.set($, words);
  }
  const { log, field } = words;
  return log[name] ?? field[name] ?? field[name.replace(/_id$/, '')] ?? name;
}

/** The sentence of an error code, with its blanks; the code when it has none. */
export const errorSentence = ($: Phrases, code: string): string =>
  (collect($, 'errors') as Words)[code] ?? ($.common.errors as Words)[code] ?? code;
