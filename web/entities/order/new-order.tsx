import type { ReactNode } from 'react';
import { isPackedInBoxes, orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Page, Section } from '#kit/page.tsx';
import { sharedLabel } from '#kit/labels.ts';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import { sellers, useShipmentMethods } from '#entities/options.ts';
import { FeesAndDeclarations } from './fees-and-declarations.tsx';
import { useNewOrder } from './use-new-order.ts';

/** Creates an order of a type, with the lines of that type. */
export function NewOrder({ type }: { type: CreatableType }): ReactNode {
  const t = usePhrases();
  const methods = useShipmentMethods();
  const { form, kind, lines, changeLines, lacks, offer, contracts } = useNewOrder(type);
  const { field } = form;
  const { goods_currency, lines: linesAre } = orderTypes[type];
  return (
    <Page title={t(($) => $.order.order.title[`new_${type}`])}>
      {offer}
      <Form {...form} first missing={lacks}>
        <Section>
          <div className="fields">
            <CustomerPicker {...field('customer_id')} />
            {contracts.length > 0 && (
              <Choice
                {...field('contract_id', ($) => $.common.field.contract)}
                options={contracts}
                clearable
              />
            )}
            {isPackedInBoxes(type) && (
              <Choice {...field('shipment_method_id')} options={methods.options} clearable />
            )}
            <MoneyInput currency="VND" {...field('service_fee', `${sharedLabel('service_fee')} (VND)`)} />
            <div className="wide">
              <NoteBox {...field('note')} />
            </div>
          </div>
        </Section>
        <Section title={t(kind.title)}>
          <kind.Editor
            lines={lines}
            onChange={changeLines}
            currency={goods_currency}
            party={{ type: 'user', id: form.values.customer_id }}
            method={form.values.shipment_method_id ?? null}
            errorOf={form.errorOf}
          />
        </Section>
        <Section title={t(($) => $.order.order.section.more)}>
          <div className="fields">
            <EntityPicker {...sellers} {...field('sale_id', ($) => $.order.order.field.sale)} />
            <FeesAndDeclarations field={field} />
            {linesAre === 'trackings' && (
              <>
                <TextBox {...field('sender_name')} />
                <TextBox {...field('sender_tel')} />
                <TextBox {...field('sender_address')} />
              </>
            )}
          </div>
        </Section>
      </Form>
    </Page>
  );
}
