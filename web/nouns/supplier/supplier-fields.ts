import type { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { PlainFields } from '#kit/plain-field.tsx';

/** The fields of a supplier, for its list and its form. */
export function useSupplierFields(): PlainFields<typeof supplier.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true },
    { name: 'tel', label: t(($) => $.shell.field.tel), kind: 'text' },
    { name: 'email', label: t(($) => $.shell.field.email), kind: 'text' },
    { name: 'address', label: t(($) => $.shell.field.address), kind: 'note' },
    { name: 'note', label: t(($) => $.shell.field.note), kind: 'note' },
  ];
}
