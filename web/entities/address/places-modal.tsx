import { useState, type ReactNode } from 'react';
import { district, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, createOrUpdate, deferRequest } from '#client/deferred-request.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { text } from '#kit/fields.ts';
import { Form, FormModal } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { RowActions } from '#kit/row-actions.tsx';
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
 * Districts of a province and, above them, wards of a district; the address stores which
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
          noun={t(($) => $.helper.place.field.district)}
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
        <Units
          noun={t(($) => $.helper.place.field.ward)}
          resource={ward}
          parent={{ district_id: districts ?? '' }}
        />
      </FormModal>
    </>
  );
}

/** The units of one level below a place. */
interface Place {
  resource: Resource;
  parent: Record<string, string>;
}
const column = columnsFor<Unit>();

function Units({
  noun,
  resource,
  parent,
  onOpen,
}: Place & { noun: string; onOpen?: (id: string) => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const reading = useCall(resource.list, { query: { filter: parent } });
  const wanted = typed.trim().toLocaleLowerCase();
  const editable = may({ resource: 'place', action: 'update' });
  return (
    <>
      {editable && (
        <div>
          <CreateButton noun={noun}>
            {(close) => <UnitForm {...{ resource, parent }} onDone={close} />}
          </CreateButton>
        </div>
      )}
      <TextBox aria-label={t(($) => $.common.act.search)} value={typed} onChange={setTyped} />
      <QueryView of={reading} shape="rows">
        {({ data }) => (
          <Rows
            rows={(data as Unit[]).filter(({ id, name }) =>
              `${id} ${name}`.toLocaleLowerCase().includes(wanted),
            )}
            idOf={({ id }) => id}
            onOpen={onOpen && (({ id }) => onOpen(id))}
            columns={[
              column.text('name'),
              column.code('id', { bold: false }),
              editable && column.act((row) => <UnitActs {...{ resource, parent, row }} />),
            ]}
          />
        )}
      </QueryView>
    </>
  );
}

function UnitActs({ resource, parent, row }: Place & { row: Unit }): ReactNode {
  const t = usePhrases();
  return (
    <RowActions
      name={row.name}
      edit={{
        title: t(($) => $.helper.place.act.rename),
        form: (close) => <UnitForm {...{ resource, parent, row }} onDone={close} />,
      }}
      erase={deferRequest(resource.delete, rowVersion(row))}
    />
  );
}

function UnitForm({ resource, parent, row, onDone }: Place & { row?: Unit; onDone: () => void }): ReactNode {
  const save = createOrUpdate(resource.create, resource.update, row && rowVersion(row));
  const form = useFields(
    { id: text({ required: row === undefined }), name: text({ required: true }) },
    {
      row,
      send: ({ id, name }) => save(row === undefined ? { id, name, ...parent } : { name }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      {row === undefined && <TextBox autoFocus {...form.field('id', ($) => $.common.field.id)} />}
      <TextBox autoFocus={row !== undefined} {...form.field('name')} />
    </Form>
  );
}
