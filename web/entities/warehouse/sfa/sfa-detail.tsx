import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { listSfaReceipts, sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { sfaMachine } from '@hakobu/contract/warehouse/sfa/sfa.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { toRouterSearch } from '#client/address-search.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { MachineStep } from '#kit/document/machine-step.tsx';
import { formatDate } from '#kit/format.ts';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { productName } from '#kit/product-name.ts';
import { PayShipping } from './pay-shipping.tsx';
import { SfaForm } from './sfa-form.tsx';
import { ShippingFeeCorrectionForm } from './shipping-fee-correction-form.tsx';
import { sfaLabel, type Sfa } from './sfa.ts';
import { TallyForm } from './tally-form.tsx';

/** One parcel: declared and tallied quantities, and the link to packing. */
export function SfaDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'sfa',
    id,
    useCall(sfa.get, { params: { id }, query: { include: ['purchase_items'] } }),
  );
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="sfa_id"
      title={sfaLabel(row)}
      next={
        <MachineStep
          machine={sfaMachine}
          row={row}
          words={($) => $.warehouse.sfa.state}
          todo={($) => $.warehouse.sfa.todo}
          actions={[]}
        />
      }
      actions={
        <>
          <PayShipping id={id} />
          <DocumentActions
            states={row.actions}
            actions={[
              {
                key: 'update',
                label: ($) => $.common.act.edit,
                variant: 'default',
                form: (close) => <SfaForm row={row} onDone={close} />,
              },
              ...(row.is_shipping_fee_fixed
                ? [
                    {
                      key: 'correct_shipping_fee',
                      variant: 'default',
                      form: (close: () => void) => <ShippingFeeCorrectionForm row={row} onDone={close} />,
                    },
                  ]
                : []),
            ]}
          />
          <GoOn row={row} />
        </>
      }
      linked={{ of: 'sfa', id }}
    >
      <Section title={t(($) => $.common.section.details)}>
        <SfaFacts row={row} />
      </Section>
      {can(row.actions, 'tally') && <TallyForm key={row.version} row={row} />}
      <Receipts id={id} />
      <DocumentTabs tabs={[logTab('sfa', id)]} />
    </DocumentFrame>
  );
}

function SfaFacts({ row }: { row: Sfa }): ReactNode {
  const t = usePhrases();
  return (
    <Facts
      rows={[
        [t(($) => $.warehouse.sfa.field.packages), row.quantity],
        [t(($) => $.warehouse.sfa.field.tallied), row.received_quantity],
        [t(($) => $.warehouse.sfa.field.untested), row.untested_quantity],
        [t(($) => $.common.field.arrival_date), formatDate(row.arrival_date)],
        [t(($) => $.common.field.shipping_fee), <Money key="fee" value={row.shipping_fee} currency="JPY" />],
        [t(($) => $.warehouse.sfa.field.coupon), row.coupon],
      ]}
    />
  );
}

const column = columnsOf(listSfaReceipts);

/** The tallies of a parcel. */
function Receipts({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(listSfaReceipts, { query: { filter: { sfa_id: id } } });
  return (
    <Section title={t(($) => $.warehouse.sfa.act.tally)}>
      <Rows
        rows={reading}
        idOf={(receipt) => receipt.id}
        columns={[
          column.createdAt(),
          column.figure('packages', { title: ($) => $.warehouse.sfa.field.packages }),
          column.names('items', (item) => `${productName(item)} × ${item.quantity}`, {
            title: ($) => $.common.field.contents,
          }),
        ]}
      />
    </Section>
  );
}

/** Opens packing; asks for confirmation while packages are not checked. */
function GoOn({ row: { id, untested_quantity, actions } }: { row: Sfa }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const goOn = () =>
    void navigate({ to: '/warehouse/internal/assemble-to-stock', search: toRouterSearch({ sfa_id: id }) });
  const pack = t(($) => $.warehouse.pallet.title.pack);
  const left = t(($) => $.warehouse.sfa.message.untested_left, { count: untested_quantity });
  return (
    <Button
      variant={can(actions, 'tally') ? 'default' : 'filled'}
      onClick={() =>
        untested_quantity > 0
          ? openConfirmDialog({ act: pack, of: documentNumber('sfa', id), text: left, onConfirm: goOn })
          : goOn()
      }
    >
      {pack}
    </Button>
  );
}
