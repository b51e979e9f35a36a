import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listAvailableBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import { QuantitiesForm } from '#kit/quantities-form.tsx';

interface BoxPart {
  box_id: number;
  order_id: string;
  quantity: number;
}
const column = columnsFor<RowOf<typeof listAvailableBoxes>>();

/** Boxes of the customer that can be added to a bill or delivery; all of them are proposed. */
export function AvailableBoxesForm<Answer>({
  customerId,
  type,
  send,
  onDone,
}: {
  customerId: number;
  type: 'lading_bill' | 'goods_delivery';
  send: (boxes: BoxPart[]) => DeferredRequest<Answer>;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const reading = useCall(listAvailableBoxes, { query: { plain: { customer_id: customerId, type } } });
  return (
    <QuantitiesForm
      rows={reading}
      idOf={({ id }) => id}
      nameOf={({ box_id }) => documentNumber('box', box_id)}
      columns={[
        column.pictureOf(({ product }) => product),
        column.code('box_id'),
        column.text('order_id'),
        column.size(),
        column.figure('weight'),
        bansColumnIfAny(reading.data?.data ?? []),
        column.figure('available_quantity', { title: ($) => $.common.field.available }),
      ]}
      suggestedOf={({ available_quantity }) => String(available_quantity)}
      whole
      list="boxes"
      send={(parts) =>
        send(
          parts.map(({ row: { box_id, order_id }, quantity }) => ({
            box_id,
            order_id,
            quantity: Number(quantity),
          })),
        )
      }
      submitLabel={t(($) => $.common.act.add)}
      onDone={onDone}
    />
  );
}
