import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import { closeBox, deleteBox, getBox, openBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { formatInstant, formatNumber, formatSize } from '#kit/format.ts';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import { AssembleProposedForm } from '../owning-box/assemble-proposed.tsx';
import { BoxMoves } from './box-moves.tsx';
import type { Box } from './box.ts';
import { ChangeBoxForm } from './change-box-form.tsx';

/** One box: measures, locations, contents and owners. */
export function BoxDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'box',
    id,
    useCall(getBox, { params: { id }, query: { include: ['owners.user'] } }),
  );
  const box = reading.data;
  if (box === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="box_id"
      title={documentNumber('box', id)}
      badge={
        box.closed_at !== null && (
          <StatusBadge of="box" id="closed" label={t(($) => $.warehouse.box.state.closed)} />
        )
      }
      actions={
        <DocumentActions states={box.actions} actions={otherActions(boxMachine, box, actionsOf(box))} />
      }
      next={
        <MachineStep
          machine={boxMachine}
          row={box}
          words={($) => $.warehouse.box.state}
          todo={($) => $.warehouse.box.todo}
          actions={actionsOf(box)}
          remedies={remediesOf(box)}
        />
      }
      linked={{ of: 'box', id }}
    >
      <Section title={t(($) => $.common.section.details)}>
        <BoxFacts box={box} />
      </Section>
      <Contents items={box.items ?? []} />
      <Owners owners={box.owners ?? []} />
      <DocumentTabs
        tabs={[
          { key: 'moves', title: t(($) => $.common.field.place), content: <BoxMoves id={id} /> },
          logTab('box', id),
        ]}
      />
    </DocumentFrame>
  );
}

/** Boxes are corrected, closed and opened here; they are moved where they are scanned. */
function actionsOf(box: Box): DocumentAction[] {
  const { id, places = [] } = box;
  const [container] = places.flatMap(({ container_id }) => container_id ?? []);
  return [
    {
      key: 'close',
      label: ($) => $.common.act.close,
      absentWhen: ['box_is_closed', 'box_is_scrapped'],
      call: deferRequest(closeBox, { params: { id } }),
    },
    {
      key: 'open',
      label: ($) => $.warehouse.box.act.reopen,
      variant: 'default',
      absentWhen: ['box_is_open', 'box_is_scrapped'],
      call: deferRequest(openBox, { params: { id } }),
    },
    {
      key: 'load',
      label: ($) => $.warehouse.box.act.to_containers,
      onlyWhenPossible: true,
      leadsTo: '/warehouse/outbound/transfer-order',
    },
    {
      key: 'unload',
      onlyWhenPossible: true,
      leadsTo: `/warehouse/inbound/transfer-order?container_id=${container ?? ''}`,
    },
    {
      key: 'deliver',
      label: ($) => $.warehouse.box.act.to_deliveries,
      onlyWhenPossible: true,
      leadsTo: '/warehouse/internal/goods-deliveries',
    },
    {
      key: 'update',
      label: ($) => $.common.act.edit,
      variant: 'default',
      absentWhen: ['box_is_scrapped'],
      size: 'xl',
      form: (close) => <ChangeBoxForm box={box} onDone={close} />,
    },
    {
      key: 'delete',
      color: 'red',
      variant: 'subtle',
      absentWhen: ['box_is_scrapped'],
      asks: ($) => $.common.consequence.box_delete,
      call: deferRequest(deleteBox, rowVersion(box)),
    },
  ];
}

/** Actions that resolve what blocks loading a box. */
const remediesOf = ({ id }: Box): Partial<Record<ErrorCode, DocumentAction>> => ({
  box_without_order: {
    key: 'assign',
    size: 'xl',
    form: (close) => <AssembleProposedForm boxIds={[id]} onDone={close} />,
  },
  box_without_bill: {
    key: 'load',
    label: ($) => $.warehouse.box.act.to_bills,
    leadsTo: '/warehouse/internal/lading-bills',
  },
});

function BoxFacts({ box }: { box: Box }): ReactNode {
  const t = usePhrases();
  return (
    <Facts
      rows={[
        [t(($) => $.common.field.size), formatSize(box)],
        [t(($) => $.common.field.weight), formatNumber(box.weight)],
        [t(($) => $.common.field.quantity), box.duplicate],
        [t(($) => $.warehouse.box.field.in_stock), box.quantity_in_inventory],
        [t(($) => $.common.field.free), box.free_quantity],
        [t(($) => $.warehouse.box.field.in_container), box.quantity_in_picker],
        [t(($) => $.common.field.outbound), box.outbound_quantity],
        [t(($) => $.common.field.tracking), box.sfa?.tracking_code],
        [t(($) => $.warehouse.box.field.packed), formatInstant(box.closed_at)],
      ]}
    />
  );
}

type Item = NonNullable<Box['items']>[number];
const itemColumn = columnsFor<Item>();

function Contents({ items }: { items: readonly Item[] }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.field.contents)}>
      <Rows
        rows={items}
        idOf={(item) => item.id}
        columns={[
          itemColumn.picture(),
          itemColumn.product({ title: ($) => $.common.field.product }),
          bansColumnIfAny(items),
          itemColumn.figure('quantity'),
          itemColumn.day('expiry_date', { title: ($) => $.warehouse.box.field.expiry_date }),
        ]}
      />
    </Section>
  );
}

type Owner = NonNullable<Box['owners']>[number];
const ownerColumn = columnsFor<Owner>();

function Owners({ owners }: { owners: readonly Owner[] }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.warehouse.box.field.owners)}>
      <Rows
        rows={owners}
        idOf={(owner) => owner.id}
        columns={[
          ownerColumn.text('order_id'),
          ownerColumn.entity('user', { title: ($) => $.common.field.customer }),
          ownerColumn.figure('quantity'),
          ownerColumn.figure('quantity_in_lading_bills', { title: ($) => $.common.field.lading_bills }),
        ]}
      />
    </Section>
  );
}
