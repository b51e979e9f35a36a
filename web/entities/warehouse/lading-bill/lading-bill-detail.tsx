import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  deleteLadingBill,
  getLadingBill,
  updateLadingBill,
} from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { formatNumber } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { DebitForm } from '#entities/accounting/debt/debit-form.tsx';
import { useAreas } from '#entities/area-options.ts';
import { CustomerLink } from '#entities/identity/customer-link.tsx';
import { useShipmentMethods } from '#entities/options.ts';
import { PayFreight, RefundFreight } from '#entities/payment/pay-freight.tsx';
import { BillCompensations } from '../compensation/compensations.tsx';
import { AttachToContract } from './attach-to-contract.tsx';
import { BillShares } from './bill-shares.tsx';
import { LadingBillBoxes } from './lading-bill-boxes.tsx';
import { LadingBillStep } from './lading-bill-step.tsx';
import { CutOff } from './lading-bill-columns.tsx';
import { canChange } from '#kit/document/can-change.ts';
import { LadingBillFreight } from './lading-bill-freight.tsx';
import { isFreightSettled, type LadingBill } from './lading-bill.ts';
import { FreightCorrectionForm } from './freight-correction-form.tsx';
import { TermsForm } from './terms-form.tsx';

/** One lading bill: destination, freight, boxes and orders. */
export function LadingBillDetail({ id }: { id: number }): ReactNode {
  const reading = useDocument('lading_bill', id, useCall(getLadingBill, { params: { id } }));
  const bill = reading.data;
  if (bill === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="lading_bill_id"
      title={bill.name}
      badge={
        <>
          {bill.container && <Badge color="blue">{bill.container.name}</Badge>}
          {bill.had_cut_off && <CutOff />}
        </>
      }
      actions={<BillActions bill={bill} />}
      next={<LadingBillStep bill={bill} />}
      linked={{ of: 'lading_bill', id }}
    >
      <div className="facts-and-money">
        <BillFacts bill={bill} />
        <LadingBillFreight bill={bill} />
      </div>
      <LadingBillBoxes bill={bill} />
      <BillShares bill={bill} />
      <BillCompensations bill={bill} />
      <DocumentTabs tabs={[logTab('lading_bill', id)]} />
    </DocumentFrame>
  );
}

function BillActions({ bill }: { bill: LadingBill }): ReactNode {
  const [, open] = useOpenRow('lading_bill_id');
  return (
    <>
      <AttachButton bill={bill} />
      <RefundFreight of="lading_bill" bearer={bill} shares={bill.shares} />
      <DocumentActions states={bill.actions} actions={actionsOf(bill, () => open(undefined))} />
    </>
  );
}

/** Terms change freely until something of the freight is settled; then they are corrected with a reason. */
const termsActions = (bill: LadingBill): DocumentAction[] =>
  canChange(bill.actions, 'type_freight_charge') || !isFreightSettled(bill)
    ? [
        {
          ...{ key: 'update', variant: 'default', onlyWhenPossible: true },
          label: ($) => $.common.act.edit,
          form: (close) => <TermsForm bill={bill} onDone={close} />,
        },
      ]
    : [
        {
          ...{ key: 'correct_freight', variant: 'default', onlyWhenPossible: true, size: 'xl' },
          form: (close: () => void) => <FreightCorrectionForm bill={bill} onDone={close} />,
        },
      ];

const actionsOf = (bill: LadingBill, leave: () => void): DocumentAction[] => [
  {
    key: 'pay',
    variant: 'light',
    onlyWhenPossible: true,
    form: (close) => <PayFreight of="lading_bill" bearer={bill} onDone={close} />,
  },
  {
    key: 'debit',
    color: 'orange',
    onlyWhenPossible: true,
    form: (close) => (
      <DebitForm
        customerId={bill.customer_id}
        unsolved={[{ currency: bill.currency_id, amount: bill.freight_charge_unsolved }]}
        debit={({ voucher_date }) =>
          deferRequest(updateLadingBill, {
            params: { id: bill.id },
            body: { action_debit: true, voucher_date },
          })
        }
        onDone={close}
      />
    ),
  },
  ...termsActions(bill),
  {
    key: 'delete',
    color: 'red',
    variant: 'subtle',
    // It is detached from an open container first; after cut-off it is fixed.
    absentWhen: ['bill_is_locked', 'bill_in_container'],
    asks: ($) => $.common.consequence.bill_delete,
    call: deferRequest(deleteLadingBill, rowVersion(bill)),
    onDone: leave,
  },
];

/** Attaches the orders of a bill to a contract. */
function AttachButton({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  if (bill.quantity === 0 || !may({ resource: 'contract', action: 'update' })) return null;
  return (
    <FormButton label={t(($) => $.warehouse.lading_bill.act.attach_to_contract)} variant="default">
      {(close) => <AttachToContract bill={bill} onDone={close} />}
    </FormButton>
  );
}

function BillFacts({ bill }: { bill: LadingBill }): ReactNode {
  const t = usePhrases();
  const areas = useAreas();
  const methods = useShipmentMethods();
  const factor = methods.factorOf(bill.shipment_method_id);
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.customer), <CustomerLink key="customer" customer={bill.customer} />],
          [t(($) => $.common.field.shipment_method), methods.nameOf(bill.shipment_method_id)],
          [t(($) => $.common.field.from), areas.nameOf(bill.from_area_id)],
          [t(($) => $.common.field.to), areas.nameOf(bill.to_area_id)],
          [t(($) => $.common.field.boxes), bill.quantity],
          [t(($) => $.common.field.volume), formatNumber(bill.volume)],
          [t(($) => $.common.field.weight), formatNumber(bill.weight)],
          [t(($) => $.warehouse.lading_bill.field.volumetric_weight), formatNumber(bill.volumetric_weight)],
          [
            t(($) => $.warehouse.lading_bill.field.conversion),
            factor && t(($) => $.warehouse.lading_bill.message.per_kg, { factor: formatNumber(factor) }),
          ],
        ]}
      />
    </Section>
  );
}
