import type { ReactNode } from 'react';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import type { DocumentAction } from '#kit/document/document-actions.tsx';
import { MachineStep } from '#kit/document/machine-step.tsx';
import { AddBoxes } from './add-boxes.tsx';
import type { LadingBill } from './lading-bill.ts';
import { PlanForm } from './plan-form.tsx';
import { TermsForm } from './terms-form.tsx';

/** The progress of a bill: boxes, container, transport. */
export const LadingBillStep = ({ bill }: { bill: LadingBill }): ReactNode => (
  <MachineStep
    machine={ladingBillMachine}
    row={bill}
    words={($) => $.warehouse.lading_bill.state}
    todo={($) => $.warehouse.lading_bill.todo}
    actions={actionsOf(bill)}
    remedies={remediesOf(bill)}
  />
);

const containerAt = (side: 'outbound' | 'inbound', { container_id }: LadingBill): string =>
  `/warehouse/${side}/transfer-order?container_id=${container_id ?? ''}`;

/** Containers are loaded, cut off and unloaded on their own pages. */
const actionsOf = (bill: LadingBill): DocumentAction[] => [
  { key: 'add_boxes', size: 'xl', form: (close) => <AddBoxes bill={bill} onDone={close} /> },
  { key: 'plan', form: (close) => <PlanForm bill={bill} onDone={close} /> },
  {
    key: 'cut_off',
    label: ($) => $.warehouse.lading_bill.act.to_container,
    onlyWhenPossible: true,
    leadsTo: containerAt('outbound', bill),
  },
  { key: 'unload', leadsTo: containerAt('inbound', bill) },
];

/** Actions that resolve what blocks the bill's container. */
const remediesOf = (bill: LadingBill): Partial<Record<ErrorCode, DocumentAction>> => ({
  freight_not_assessed: {
    key: 'update',
    label: ($) => $.warehouse.lading_bill.act.set_terms,
    form: (close) => <TermsForm bill={bill} onDone={close} />,
  },
  bills_not_loaded: {
    key: 'update',
    label: ($) => $.warehouse.lading_bill.act.to_container,
    leadsTo: containerAt('outbound', bill),
  },
});
