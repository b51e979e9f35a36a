import type { ReactNode } from 'react';
import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import type { Filter } from '#kit/list/filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useAreas } from '#entities/area-options.ts';
import { useShipmentMethods } from '#entities/options.ts';
import { containerColumns } from './container-columns.tsx';
import { ContainerDetail } from './container-detail.tsx';
import { ContainerForm } from './container-form.tsx';
import { CONTAINER_WAIT_MS } from './container-picker.ts';
import type { Side } from './container.ts';

/** Containers of the origin or destination: the list, or the one in the address. */
export function Containers(props: { side: Side; title: string }): ReactNode {
  const [opened] = useOpenRow('container_id');
  if (opened === undefined) return <ContainerList {...props} />;
  return <ContainerDetail key={opened} id={opened} side={props.side} />;
}

function ContainerList({ side, title }: { side: Side; title: string }): ReactNode {
  const t = usePhrases();
  const [areas, methods] = [useAreas(), useShipmentMethods()];
  const [, open, addressOf] = useOpenRow('container_id');
  const cutOff = useCutOffFilter(side);
  return (
    <ListScreen
      searchWait={CONTAINER_WAIT_MS}
      title={title}
      endpoint={listContainers}
      store="containers"
      query={side === 'in' ? { filter: { had_cut_off: true } } : {}}
      filters={[
        {
          field: 'shipment_method_id',
          label: t(($) => $.common.field.shipment_method),
          kind: 'choice',
          options: methods.options,
        },
        ...cutOff,
        { field: 'to_area_id', label: t(($) => $.common.field.to), kind: 'choice', options: areas.options },
      ]}
      columns={containerColumns({ areas, methods })}
      actions={side === 'out' && <NewContainer onDone={open} />}
      to={({ id }) => addressOf(id)}
    />
  );
}

/** Open containers are listed for loading; arriving ones are all cut off. */
const useCutOffFilter = (side: Side): Filter[] => {
  const t = usePhrases();
  if (side === 'in') return [];
  return [
    {
      field: 'had_cut_off',
      label: t(($) => $.common.field.status),
      kind: 'choice',
      options: [
        { value: 'false', label: t(($) => $.warehouse.container.status.open) },
        { value: 'true', label: t(($) => $.warehouse.container.status.cut_off) },
      ],
    },
  ];
};

function NewContainer({ onDone }: { onDone: (id: number) => void }): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'container', action: 'create' })) return null;
  return (
    <CreateButton noun={t(($) => $.warehouse.container.name)}>
      {(close) => (
        <ContainerForm
          onDone={({ id }) => {
            close();
            onDone(id);
          }}
        />
      )}
    </CreateButton>
  );
}
