import type { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { partnerCountries } from '@hakobu/contract/kernel/tax-code.ts';
import { usePhrases } from '#app/i18n.ts';
import type { CrudFields } from '#kit/crud-field.tsx';

/** The fields of a supplier, for its list and its form. */
export function useSupplierFields(): CrudFields<typeof supplier.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
    { name: 'tel', label: t(($) => $.common.field.tel), kind: 'text' },
    { name: 'email', label: t(($) => $.common.field.email), kind: 'text' },
    { name: 'address', label: t(($) => $.common.field.address), kind: 'note' },
    {
      name: 'country_id',
      label: t(($) => $.common.field.country),
      kind: 'choice',
      options: partnerCountries.map((id) => ({ value: id, label: t(($) => $.product.supplier.country[id]) })),
      start: 'jp',
      required: true,
    },
    { name: 'tax_code', label: t(($) => $.common.field.tax_code), kind: 'text' },
    {
      name: 'payment_term_days',
      label: t(($) => $.accounting.credit_term.field.payment_term_days),
      kind: 'whole_or_none',
      column: false,
    },
    { name: 'note', label: t(($) => $.common.field.note), kind: 'note' },
  ];
}
