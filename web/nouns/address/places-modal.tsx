import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { district, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';

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
  const navigate = useNavigate();
  const { provinces, districts } = useSearch({ strict: false }) as { provinces?: string; districts?: string };
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, ...change })) as never });
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

function Units({
  resource,
  parent,
  onOpen,
}: {
  resource: Resource;
  parent: Record<string, string>;
  onOpen?: (id: string) => void;
}): ReactNode {
  const t = usePhrases();
  const { data } = useCall(resource.list, { query: { filter: parent } });
  const remove = useAct(resource.delete);
  const editable = may({ resource: 'place', action: 'update' });
  return (
    <>
      {editable && (
        <div>
          <FormButton label={t(($) => $.common.act.create)}>
            {(close) => <UnitForm endpoint={resource.create} body={parent} onDone={close} />}
          </FormButton>
        </div>
      )}
      <Rows
        rows={(data as { data: Unit[] } | undefined)?.data ?? []}
        idOf={({ id }) => id}
        onOpen={onOpen && (({ id }) => onOpen(id))}
        columns={[
          { key: 'name', title: t(($) => $.common.field.name), render: (row) => row.name },
          {
            key: 'code',
            title: t(($) => $.common.field.id),
            render: (row) => <span className="figure">{row.id}</span>,
          },
          editable && {
            key: 'do',
            title: '',
            right: true,
            render: (row) => (
              <Group gap={2} justify="flex-end" wrap="nowrap" onClick={(event) => event.stopPropagation()}>
                <FormButton
                  label=""
                  icon={<IconPencil size={14} />}
                  variant="subtle"
                  title={t(($) => $.helper.place.act.rename)}
                  name={`${t(($) => $.helper.place.act.rename)} ${row.name}`}
                >
                  {(close) => <UnitForm endpoint={resource.update} row={row} onDone={close} />}
                </FormButton>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`${t(($) => $.common.act.delete)} ${row.name}`}
                  onClick={() =>
                    askFirst(() => remove.mutate({ params: { id: row.id } as never, version: row.version }))
                  }
                >
                  <IconTrash size={14} />
                </ActionIcon>
              </Group>
            ),
          },
        ]}
      />
    </>
  );
}

function UnitForm({
  endpoint,
  row,
  body = {},
  onDone,
}: {
  endpoint: Endpoint<any, any, any, any>;
  row?: Unit;
  body?: Record<string, string>;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { name: row?.name ?? '' },
    { endpoint, onDone, ...(row !== undefined && { params: { id: row.id } as never, version: row.version }) },
  );
  return (
    <>
      <TextBox
        autoFocus
        required
        label={t(($) => $.common.field.name)}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        error={form.errorOf('name')}
      />
      <FormEnd
        {...form}
        disabled={form.values.name === ''}
        onSubmit={() => form.submit({ ...body, name: form.values.name } as never)}
      />
    </>
  );
}
