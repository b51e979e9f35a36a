import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  createDeliveryBoxes,
  deleteDeliveryBox,
  updateShippingCode,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { rowVersion, deferRequest, withUndo } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { text } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { useIsNewDocument } from '#kit/new-document.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { useFields } from '#kit/use-fields.ts';
import { AddBoxes } from './add-boxes.tsx';
import type { Delivery } from './goods-delivery.ts';

type Box = NonNullable<Delivery['pivot_boxes']>[number];
const column = columnsFor<Box>().withLabels(($) => $.warehouse.goods_delivery.field);

const takeOff = (
  goods_delivery_id: number,
  { id, version, box_id, order_id, quantity, shipping_code }: Box,
) => {
  const box = { box_id, order_id, quantity, ...(shipping_code !== null && { shipping_code }) };
  return withUndo(deferRequest(deleteDeliveryBox, rowVersion({ id, version })), () =>
    call(createDeliveryBoxes, { body: { goods_delivery_id, boxes: [box] } }),
  );
};

/** The boxes on a delivery, each with the carrier's code. */
export function DeliveryBoxes({ delivery }: { delivery: Delivery }): ReactNode {
  const t = usePhrases();
  const fills = useIsNewDocument('goods_delivery', delivery.id);
  const open = can(delivery.actions, 'add_boxes');
  return (
    <Section
      title={t(($) => $.common.section.boxes)}
      actions={
        open && (
          <FormButton label={t(($) => $.common.act.add_boxes)} size="xl" opens={fills}>
            {(close) => <AddBoxes delivery={delivery} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={delivery.pivot_boxes ?? []}
        idOf={(box) => box.id}
        columns={[
          column.pictureOf(({ product }) => product),
          column.code('box_id'),
          column.code('order_id', { bold: false }),
          column.figure('quantity'),
          column.text('shipping_code'),
          column.act((box) => (
            <RowActions
              name={documentNumber('box', box.box_id)}
              edit={{
                of: t(($) => $.warehouse.goods_delivery.field.shipping_code),
                form: (close) => <CodeForm box={box} onDone={close} />,
              }}
              removable={open}
              remove={takeOff(delivery.id, box)}
            />
          )),
        ]}
      />
    </Section>
  );
}

function CodeForm({ box, onDone }: { box: Box; onDone: () => void }): ReactNode {
  const form = useFields(
    { shipping_code: text() },
    {
      words: ($) => $.warehouse.goods_delivery.field,
      row: box,
      send: (body) => deferRequest(updateShippingCode, { body: { id: box.id, ...body } }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <TextBox autoFocus {...form.field('shipping_code')} />
    </Form>
  );
}
