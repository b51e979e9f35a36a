import { createFileRoute } from '@tanstack/react-router';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/purchase/suppliers')({
  component: Screen, staticData: { title: ($) => $.shell.menu.suppliers, needs: { all: [{ resource: 'supplier', action: 'read' }] }, menu: { group: 'purchase', order: 5 } },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen title={t(($) => $.shell.menu.suppliers)} resource={supplier} permission="supplier" store="supplier"
      fields={[
        { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true, sort: true }, { name: 'tel', label: t(($) => $.shell.field.tel), kind: 'text' },
        { name: 'email', label: t(($) => $.shell.field.email), kind: 'text' }, { name: 'address', label: t(($) => $.shell.field.address), kind: 'note' }, { name: 'note', label: t(($) => $.shell.field.note), kind: 'note' },
      ]} />
  );
}
