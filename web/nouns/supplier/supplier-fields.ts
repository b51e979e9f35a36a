import { usePhrases } from '#app/i18n.ts';
import type { PlainField } from '#kit/plain-screen.tsx';

/** The fields of a supplier, for its list and its form. */
export function useSupplierFields(): PlainField[] {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true, sort: true },
    { name: 'tel', label: t(($) => $.shell.field.tel), kind: 'text' },
    { name: 'email', label: t(($) => $.shell.field.email), kind: 'text' },
    { name: 'address', label: t(($) => $.shell.field.address), kind: 'note' },
    { name: 'note', label: t(($) => $.shell.field.note), kind: 'note' },
  ];
}
