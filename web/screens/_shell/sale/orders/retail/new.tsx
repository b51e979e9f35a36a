import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { createRetailOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Page, Section } from '#kit/page.tsx';
import { customers, useShipmentMethods } from '#nouns/options.ts';
import { emptyLine, LinesEditor, sentLine } from '#nouns/order/lines-editor.tsx';

export const Route = createFileRoute('/_shell/sale/orders/retail/new')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order.title.new_retail,
    needs: { all: [{ resource: 'order', action: 'create' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const methods = useShipmentMethods();
  const form = useForm(
    { customer_id: '', shipment_method_id: 'sea', service_fee: '', note: '', lines: [emptyLine()] },
    {
      endpoint: createRetailOrder,
      message: t(($) => $.common.message.created),
      onDone: ({ id }) => void navigate({ to: '/sale/orders/retail/$id', params: { id } }),
    },
  );
  const { values, set, errorOf } = form;
  const lines = values.lines.filter(({ product_id }) => product_id !== '');
  const submit = () =>
    form.submit({
      customer_id: Number(values.customer_id),
      shipment_method_id: values.shipment_method_id,
      service_fee: values.service_fee || '0',
      note: values.note,
      items: lines.map((line) => ({
        ...sentLine(line, 'JPY'),
        expected_delivery: line.expected_delivery || null,
        note: line.note,
      })),
    });
  return (
    <Page title={t(($) => $.order.order.title.new_retail)}>
      <Section>
        <div className="fields">
          <EntityPicker
            {...customers}
            label={t(($) => $.common.field.customer)}
            value={values.customer_id}
            onChange={(customer_id) => set({ customer_id })}
            error={errorOf('customer_id')}
          />
          <Choice
            label={t(($) => $.common.field.shipment_method)}
            value={values.shipment_method_id}
            onChange={(shipment_method_id) => set({ shipment_method_id })}
            options={methods.options}
            error={errorOf('shipment_method_id')}
          />
          <MoneyInput
            label={`${t(($) => $.common.field.service_fee)} (VND)`}
            value={values.service_fee}
            onChange={(service_fee) => set({ service_fee })}
            error={errorOf('service_fee')}
          />
          <div className="wide">
            <NoteBox
              label={t(($) => $.common.field.note)}
              value={values.note}
              onChange={(note) => set({ note })}
            />
          </div>
        </div>
      </Section>
      <Section title={t(($) => $.common.section.lines)}>
        <LinesEditor
          lines={values.lines}
          onChange={(next) => set({ lines: next })}
          currency="JPY"
          errorOf={errorOf}
          withDelivery
        />
        <FormEnd
          {...form}
          onSubmit={submit}
          submitLabel={t(($) => $.common.act.save)}
          disabled={values.customer_id === '' || lines.length === 0}
        />
      </Section>
    </Page>
  );
}
