import { usePhrases } from '#app/i18n.ts';
import type { PlainField } from '#kit/plain-screen.tsx';

/** The fields of a supplier, for its list and its form. */
export function useSupplierFields(): PlainField[] {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true, sort: true },
    { name: 'tel', label: t(($) => $.common.field.tel), kind: 'text' },
    { name: 'email', label: t(($) => $.common.field.email), kind: 'text' },
    { name: 'address', label: t(($) => $.common.field.address), kind: 'note' },
    { name: 'note', label: t(($) => $.common.field.note), kind: 'note' },
  ];
}
