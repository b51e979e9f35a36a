import type { ReactNode } from 'react';
// The slip goes with the goods to a customer in Vietnam.
import { goodsDelivery as vietnamese } from '@hakobu/phrases/vi/warehouse/goods-delivery.ts';
import { useCustomerParty, useOurCompany } from '#entities/paper/paper-parties.ts';
import { formatFigure, paperDay } from '#kit/paper/paper-figures.ts';
import { Paper, PaperTable } from '#kit/paper/paper.tsx';
import { paperPhrases } from '#kit/paper/paper-party.tsx';
import type { Delivery } from './goods-delivery.ts';

const say = vietnamese.paper.delivery_slip;
const shared = paperPhrases.vi;

/** The delivery slip, which the customer signs. */
export function DeliveryPaper({ delivery }: { delivery: Delivery }): ReactNode {
  const { party, language } = useCustomerParty(delivery.customer_id);
  const { place_of_delivery: place, delivery_partner: carrier, note, pivot_boxes = [] } = delivery;
  return (
    <Paper
      language={language}
      title={say.title}
      number={delivery.name}
      day={paperDay(delivery.exported_date ?? delivery.created_at, language)}
      ours={useOurCompany()}
      theirs={party}
      facts={[carrier != null && [say.carrier, carrier.name]]}
      signatures={[say.prepared_by, say.delivered_by, say.received_by]}
    >
      {place != null && (
        <p>
          <b>
            {say.consignee}: {place.consignee}
          </b>
          <br />
          {shared.address}: {place.full_address}
          {place.tel !== null && (
            <>
              <br />
              {shared.tel}: {place.tel}
            </>
          )}
        </p>
      )}
      <PaperTable
        rows={pivot_boxes}
        columns={[
          { title: shared.row, right: true, render: (_, index) => index + 1 },
          { title: say.order, render: ({ order_id }) => order_id },
          { title: say.box, render: ({ box_id }) => box_id },
          { title: say.shipping_code, render: ({ shipping_code }) => shipping_code },
          { title: say.quantity, right: true, render: ({ quantity }) => formatFigure(String(quantity)) },
        ]}
        sums={[[say.sum, formatFigure(String(delivery.quantity))]]}
      />
      {note !== null && (
        <p>
          {say.note}: {note}
        </p>
      )}
      <p>{say.received_in_full}</p>
    </Paper>
  );
}
