import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { createRetailOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { prepare } from '#client/prepared.ts';
import { id, money, text } from '#kit/fields.ts';
import { FormEnd } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Page, Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { customers, useShipmentMethods } from '#nouns/options.ts';
import { sentLine, useDraftLines } from '#nouns/order/lines/draft-line.ts';
import { LinesEditor } from '#nouns/order/lines/lines-editor.tsx';

export const Route = createFileRoute('/_shell/sale/orders/retail/new')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order.title.new_retail,
    needs: { all: [{ resource: 'order', action: 'create' }] },
  },
});

const fields = {
  customer_id: id(),
  shipment_method_id: text({ start: 'sea' }),
  service_fee: money(),
  note: text(),
};

function Screen() {
  const t = usePhrases();
  const methods = useShipmentMethods();
  const { form, lines, changeLines, disabled } = useNewOrder();
  const { field } = form;
  return (
    <Page title={t(($) => $.order.order.title.new_retail)}>
      <Section>
        <div className="fields">
          <EntityPicker {...customers} {...field('customer_id')} />
          <Choice {...field('shipment_method_id')} options={methods.options} />
          <MoneyInput {...field('service_fee', ($) => `${$.common.field.service_fee} (VND)`)} />
          <div className="wide">
            <NoteBox {...field('note')} />
          </div>
        </div>
      </Section>
      <Section title={t(($) => $.common.section.lines)}>
        <LinesEditor
          lines={lines}
          onChange={changeLines}
          currency="JPY"
          errorOf={form.errorOf}
          withDelivery
        />
        <FormEnd {...form} disabled={disabled} />
      </Section>
    </Page>
  );
}

/** The head and the lines of an order that is being written. */
function useNewOrder() {
  const navigate = useNavigate();
  const { lines, setLines, named } = useDraftLines();
  const form = useFields(fields, {
    send: (head) =>
      prepare(createRetailOrder, {
        body: {
          ...head,
          items: named.map((line) => ({
            ...sentLine(line, 'JPY'),
            expected_delivery: line.expected_delivery || null,
            note: line.note,
          })),
        },
      }),
    onDone: ({ id: made }) => void navigate({ to: '/sale/orders/retail/$id', params: { id: made } }),
  });
  return {
    form,
    lines,
    changeLines: (next: typeof lines) => {
      form.set({}); // other lines are another request
      setLines(next);
    },
    disabled: form.disabled || named.length === 0,
  };
}
