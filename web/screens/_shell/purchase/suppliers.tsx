import { createFileRoute } from '@tanstack/react-router';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list-screen.tsx';

export const Route = createFileRoute('/_shell/purchase/suppliers')({
  component: Screen, staticData: { title: ($) => $.shell.menu.suppliers, needs: { all: [{ resource: 'supplier', action: 'read' }] }, menu: { group: 'purchase', order: 5 } },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen title={t(($) => $.shell.menu.suppliers)} endpoint={supplier.list} store="suppliers"
      columns={[
        { key: 'id', title: t(($) => $.shell.field.id), sort: 'id', render: (row) => <span className="figure">{row.id}</span> },
        { key: 'name', title: t(($) => $.shell.field.name), sort: 'name', render: (row) => row.name },
        { key: 'tel', title: t(($) => $.shell.field.tel), render: (row) => row.tel }, { key: 'email', title: t(($) => $.shell.field.email), render: (row) => row.email },
        { key: 'created', title: t(($) => $.shell.field.created_at), sort: 'created_at', render: (row) => <span className="figure">{formatInstant(row.created_at)}</span> },
      ]}
      actions={may({ resource: 'supplier', action: 'create' }) && <FormButton label={t(($) => $.shell.do.create)}>{(close) => <SupplierForm onDone={close} />}</FormButton>} />
  );
}

function SupplierForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases();
  const form = useForm({ name: '', tel: '', email: '', address: '', note: '' }, { endpoint: supplier.create, onDone, message: t(($) => $.shell.message.created) });
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox autoFocus label={t(($) => $.shell.field.name)} value={values.name} onChange={(name) => set({ name })} error={errorOf('name')} />
        <TextBox label={t(($) => $.shell.field.tel)} value={values.tel} onChange={(tel) => set({ tel })} error={errorOf('tel')} />
        <TextBox label={t(($) => $.shell.field.email)} value={values.email} onChange={(email) => set({ email })} error={errorOf('email')} />
        <div className="wide"><NoteBox label={t(($) => $.shell.field.address)} value={values.address} onChange={(address) => set({ address })} /></div>
      </div>
      <FormEnd {...form} disabled={values.name.trim() === ''} onSubmit={() => form.submit(values)} />
    </>
  );
}
