import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { rowVersion, createOrUpdate } from '#client/deferred-request.ts';
import { confirmDelete } from './confirm-dialog.tsx';
import { Form } from './form.tsx';
import { formFieldOf, labelOfField, type CrudField } from './crud-field.tsx';
import { CrudInput } from './crud-input.tsx';
import { useFields } from './use-fields.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** The five CRUD calls of an entity. */
export interface CrudResource {
  get: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  delete: AnyEndpoint;
}
export type CrudRow = { id: number | string; version: number } & Readonly<Record<string, unknown>>;

export interface CrudFormProps {
  resource: CrudResource;
  permission: Resource;
  fields: readonly CrudField[];
  row?: CrudRow;
  /** Success message instead of the default one. */
  message?: string | undefined;
  onDone: (answer: any) => void;
  onDeleted?: () => void;
}

/** The form that creates or edits a row of a simple entity. */
export function CrudForm({ resource, permission, fields, row, message, ...done }: CrudFormProps): ReactNode {
  const stays = ({ once = false }: CrudField) => row !== undefined && once;
  const form = useFields(Object.fromEntries(fields.map((field) => [field.name, formFieldOf(field)])), {
    row,
    send: (values) => {
      const sent = fields.filter((field) => !stays(field)).map(({ name }) => [name, values[name]]);
      return createOrUpdate(
        resource.create,
        resource.update,
        row && rowVersion(row),
      )(Object.fromEntries(sent) as never);
    },
    onDone: done.onDone,
    message,
  });
  const changes = row === undefined || may({ resource: permission, action: 'update' });
  return (
    <Form
      {...form}
      off={!changes}
      beside={
        row !== undefined &&
        may({ resource: permission, action: 'delete' }) && (
          <DeleteButton
            endpoint={resource.delete}
            row={row}
            onDone={done.onDeleted ?? (() => done.onDone(undefined))}
          />
        )
      }
    >
      <div className="fields">
        {fields.map((field) => (
          <CrudInput
            key={field.name}
            field={field}
            disabled={!changes || stays(field)}
            {...form.field(field.name, labelOfField(field))}
          />
        ))}
      </div>
    </Form>
  );
}

/** Most simple entities have a name or a title. */
const nameOfRow = ({ id, name, title }: CrudRow): string | number =>
  typeof name === 'string' ? name : typeof title === 'string' ? title : id;

function DeleteButton({
  endpoint,
  row,
  onDone,
}: {
  endpoint: AnyEndpoint;
  row: CrudRow;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(endpoint, { onDone });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() => confirmDelete(nameOfRow(row), () => remove.mutate(rowVersion(row)))}
    >
      {t(($) => $.common.act.delete)}
    </Button>
  );
}
