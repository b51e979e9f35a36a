import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { district, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { at, createOrUpdate } from '#client/prepared.ts';
import { useAddressSearch } from '#client/search.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { text } from '#kit/fields.ts';
import { FormButton, FormEnd, FormModal } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';

interface Unit {
  id: string;
  name: string;
  code: string;
  version: number;
}
interface Resource {
  list: Endpoint<any, any, any, any>;
  create: Endpoint<any, any, any, any>;
  update: Endpoint<any, any, any, any>;
  delete: Endpoint<any, any, any, any>;
}

/**
 * Districts of a province, and over them the wards of a district: the address keeps which
 * (`?provinces=25-01&districts=25-01-0`).
 */
export function PlacesModals(): ReactNode {
  const t = usePhrases();
  const [{ provinces, districts }, go] = useAddressSearch();
  return (
    <>
      <FormModal
        title={t(($) => $.helper.place.field.district)}
        size="lg"
        opened={provinces !== undefined}
        onClose={() => go({ provinces: undefined, districts: undefined })}
      >
        <Units
          resource={district}
          parent={{ province_id: provinces ?? '' }}
          onOpen={(id) => go({ districts: id })}
        />
      </FormModal>
      <FormModal
        title={t(($) => $.helper.place.field.ward)}
        size="lg"
        opened={districts !== undefined}
        onClose={() => go({ districts: undefined })}
      >
        <Units resource={ward} parent={{ district_id: districts ?? '' }} />
      </FormModal>
    </>
  );
}

/** The units of one kind below a place. */
interface Place {
  resource: Resource;
  parent: Record<string, string>;
}
const column = columnsFor<Unit>();

function Units({ resource, parent, onOpen }: Place & { onOpen?: (id: string) => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const { data } = useCall(resource.list, { query: { filter: parent } });
  const rows = (data as { data: Unit[] } | undefined)?.data ?? [];
  const wanted = typed.trim().toLocaleLowerCase();
  const editable = may({ resource: 'place', action: 'update' });
  return (
    <>
      {editable && (
        <div>
          <FormButton label={t(($) => $.common.act.create)}>
            {(close) => <UnitForm {...{ resource, parent }} onDone={close} />}
          </FormButton>
        </div>
      )}
      <TextBox aria-label={t(($) => $.common.act.search)} value={typed} onChange={setTyped} />
      <Rows
        rows={rows.filter(({ id, name }) => `${id} ${name}`.toLocaleLowerCase().includes(wanted))}
        idOf={({ id }) => id}
        onOpen={onOpen && (({ id }) => onOpen(id))}
        columns={[
          column.text('name'),
          column.code('id', { bold: false }),
          editable && column.act((row) => <UnitActs {...{ resource, parent, row }} />),
        ]}
      />
    </>
  );
}

function UnitActs({ resource, parent, row }: Place & { row: Unit }): ReactNode {
  const t = usePhrases();
  const remove = useAct(resource.delete);
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <FormButton
        label=""
        icon={<IconPencil size={14} />}
        variant="subtle"
        title={t(($) => $.helper.place.act.rename)}
        name={`${t(($) => $.helper.place.act.rename)} ${row.name}`}
      >
        {(close) => <UnitForm {...{ resource, parent, row }} onDone={close} />}
      </FormButton>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={`${t(($) => $.common.act.delete)} ${row.name}`}
        onClick={() => askFirst(() => remove.mutate(at(row)))}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </Group>
  );
}

function UnitForm({ resource, parent, row, onDone }: Place & { row?: Unit; onDone: () => void }): ReactNode {
  const save = createOrUpdate(resource.create, resource.update, row && at(row));
  const form = useFields(
    { id: text({ required: row === undefined }), name: text({ required: true }) },
    {
      row,
      send: ({ id, name }) => save(row === undefined ? { id, name, ...parent } : { name }),
      onDone,
    },
  );
  return (
    <>
      {row === undefined && <TextBox autoFocus {...form.field('id', ($) => $.common.field.id)} />}
      <TextBox autoFocus={row !== undefined} {...form.field('name')} />
      <FormEnd {...form} />
    </>
  );
}
