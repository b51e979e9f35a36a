import type { ReactNode } from 'react';
import type { BodyInput } from '@hakobu/contract/kernel/endpoint.ts';
import { addToBill, takeOffBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { withUndo } from '#client/deferred-request.ts';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { formatNumber } from '#kit/format.ts';
import { Facts } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { BillShares } from './bill-shares.tsx';
import { freightOf, type LadingBill } from './lading-bill.ts';

export type Line = NonNullable<LadingBill['pivot_boxes']>[number];

/** Undo: restores removed lines on their bill, all or none. */
export const addBack = (lines: readonly Line[]): Promise<unknown> => {
  const boxes = lines.map(({ box_id, order_id, quantity, type_freight_charge }) => ({
    ...{ box_id, order_id, quantity, type_freight_charge },
  }));
  const body = { lading_bill_id: lines[0]?.lading_bill_id, boxes };
  return call(addToBill, { body: body as BodyInput<typeof addToBill> });
};

/** Removes selected lines from a bill, after previewing the bill and the shares of its orders. */
export function TakeOffForm({
  bill,
  lines,
  onDone,
}: {
  bill: LadingBill;
  lines: readonly Line[];
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={takeOffBill}
      body={{ lading_bill_id: bill.id, lines: lines.map(({ id }) => id) }}
      submitLabel={t(($) => $.common.act.remove)}
      sends={(taking) => withUndo(taking, () => addBack(lines))}
      onDone={onDone}
    >
      {(after) => <WhatBecomes bill={bill} after={after} />}
    </PreviewForm>
  );
}

/** The figures of a bill before and after. */
function WhatBecomes({ bill, after }: { bill: LadingBill; after: LadingBill }): ReactNode {
  const t = usePhrases();
  const from = (figure: (of: LadingBill) => string) => `${figure(bill)} → ${figure(after)}`;
  return (
    <>
      <Facts
        rows={[
          [t(($) => $.common.field.boxes), from(({ quantity }) => formatNumber(quantity))],
          [t(($) => $.common.field.volume), from(({ volume }) => formatNumber(volume))],
          [t(($) => $.common.field.weight), from(({ weight }) => formatNumber(weight))],
        ]}
      />
      <MoneySummary
        lines={[
          { ...freightOf(bill), label: t(($) => $.warehouse.lading_bill.field.now) },
          { ...freightOf(after), label: t(($) => $.warehouse.lading_bill.field.afterwards) },
        ]}
      />
      <BillShares bill={after} />
    </>
  );
}
