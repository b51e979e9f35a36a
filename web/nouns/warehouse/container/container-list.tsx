import type { ReactNode } from 'react';
import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton, FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { useAreas, useShipmentMethods } from '#nouns/options.ts';
import { containerColumns } from './container-columns.tsx';
import { ContainerDetail } from './container-detail.tsx';
import { ContainerForm } from './container-form.tsx';
import { CONTAINER_WAIT_MS } from './container-picker.ts';
import type { Side } from './container.ts';

/** Containers are searched by long names that people copy or scan. */

/** Containers as one side of the way sees them. */
export function ContainerList({ side, title }: { side: Side; title: string }): ReactNode {
  const t = usePhrases();
  const [areas, methods] = [useAreas(), useShipmentMethods()];
  const [opened, open, addressOf] = useOpened('container_id');
  return (
    <>
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
          { field: 'to_area_id', label: t(($) => $.common.field.to), kind: 'choice', options: areas.options },
        ]}
        columns={containerColumns({ areas, methods })}
        actions={side === 'out' && <NewContainer onDone={open} />}
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.common.field.container)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="75rem"
      >
        {opened !== undefined && <ContainerDetail id={opened} side={side} />}
      </FormModal>
    </>
  );
}

function NewContainer({ onDone }: { onDone: (id: number) => void }): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'container', action: 'create' })) return null;
  return (
    <FormButton label={t(($) => $.common.act.create)}>
      {(close) => (
        <ContainerForm
          onDone={({ id }) => {
            close();
            onDone(id);
          }}
        />
      )}
    </FormButton>
  );
}
