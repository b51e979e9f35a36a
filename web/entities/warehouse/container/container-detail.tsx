import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getContainer, updateContainer } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion } from '#client/deferred-request.ts';
import { reasonText } from '#kit/reason-text.ts';
import { Blockers } from '#kit/document/blockers.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { can, DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { formatInstant } from '#kit/format.ts';
import { InlineNumber, InlineVolume } from '#kit/inline-edit.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { CapacityBar, StatusBadge } from '#kit/values.tsx';
import { containerActions, OverrideButton } from './container-actions.tsx';
import { ContainerBills } from './container-bills.tsx';
import { ContainerBoxes } from './container-boxes.tsx';
import type { Container, Side } from './container.ts';

/** One container: fill level, blocked checks, boxes and bills. */
export function ContainerDetail({ id, side }: { id: number; side: Side }): ReactNode {
  const t = usePhrases();
  const reading = useDocument('container', id, useCall(getContainer, { params: { id } }));
  const container = reading.data;
  if (container === undefined) return <QueryStatus of={reading} />;
  const { status } = container;
  const actions = side === 'out' ? containerActions(id) : [];
  return (
    <DocumentFrame
      opens="container_id"
      title={container.name}
      badge={
        <StatusBadge of="container" id={status} label={t(($) => $.warehouse.container.status[status])} />
      }
      actions={
        side === 'out' && (
          <>
            <DocumentActions
              states={container.actions}
              actions={otherActions(containerMachine, container, actions)}
            />
            <OverrideButton container={container} />
          </>
        )
      }
      next={
        <MachineStep
          machine={containerMachine}
          row={container}
          words={($) => $.warehouse.container.status}
          todo={($) => $.warehouse.container.todo}
          actions={actions}
          remedies={{ orders_unsettled: settling }}
        />
      }
      linked={{ of: 'container', id }}
    >
      <div className="columns">
        <ContainerFacts container={container} />
        {side === 'out' && !container.had_cut_off && <Readiness container={container} />}
      </div>
      <ContainerBoxes container={container} side={side} />
      <DocumentTabs
        tabs={[
          {
            key: 'bills',
            title: t(($) => $.common.field.lading_bills),
            content: <ContainerBills container={container} side={side} />,
          },
          logTab('container', id),
        ]}
      />
    </DocumentFrame>
  );
}

/** Accounting settles the orders that keep a container from leaving. */
const settling: DocumentAction = { key: 'settle_orders', leadsTo: '/sale/orders?orders-unsettled=true' };

function ContainerFacts({ container }: { container: Container }): ReactNode {
  const t = usePhrases();
  const { volume, weight, total_max_volume, total_max_weight } = container;
  const inPlace = {
    saving: { endpoint: updateContainer, ...rowVersion(container) },
    editable: can(container.actions, 'update'),
  };
  const maximum = {
    volume: t(($) => $.warehouse.container.field.max_volume),
    weight: t(($) => $.warehouse.container.field.max_weight),
  };
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [
            t(($) => $.common.field.volume),
            <CapacityBar key="volume" value={volume ?? '0'} maximum={total_max_volume ?? '0'} unit="m³" />,
          ],
          [
            t(($) => $.common.field.weight),
            <CapacityBar key="weight" value={weight ?? '0'} maximum={total_max_weight ?? '0'} unit="kg" />,
          ],
          [
            maximum.volume,
            <InlineVolume
              key="max_volume"
              {...inPlace}
              stored="m3"
              field="total_max_volume"
              label={maximum.volume}
              value={total_max_volume ?? '0'}
            />,
          ],
          [
            maximum.weight,
            <InlineNumber
              key="max_weight"
              {...inPlace}
              field="total_max_weight"
              label={maximum.weight}
              value={total_max_weight ?? '0'}
            />,
          ],
          [t(($) => $.common.field.loaded), `${container.loaded_quantity} / ${container.bills_quantity}`],
          [t(($) => $.common.field.unloaded), container.unloaded_quantity],
          [t(($) => $.warehouse.container.field.cut_off_date), formatInstant(container.cut_off_date)],
        ]}
      />
    </Section>
  );
}

/** The checks that block cut-off. */
function Readiness({ container }: { container: Container }): ReactNode {
  const t = usePhrases();
  const missing = container.actions?.find(({ key }) => key === 'cut_off')?.missing ?? [];
  return (
    <Section title={t(($) => $.warehouse.container.section.readiness)}>
      {missing.length === 0 ? (
        <Text size="sm" c="teal.8">
          {t(($) => $.warehouse.container.message.ready)}
        </Text>
      ) : (
        <Blockers reasons={missing.map(reasonText)} />
      )}
    </Section>
  );
}
