import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct } from '#client/hooks.ts';
import { at, createOrUpdate } from '#client/prepared.ts';
import { askFirst } from './ask-first.tsx';
import { Form } from './form.tsx';
import { formFieldOf, labelOfField, type PlainField } from './plain-field.tsx';
import { PlainInput } from './plain-input.tsx';
import { useFields } from './use-fields.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** The five calls of a plain noun. */
export interface PlainResource {
  get: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  delete: AnyEndpoint;
}
export type PlainRow = { id: number | string; version: number } & Readonly<Record<string, unknown>>;

export interface PlainFormProps {
  resource: PlainResource;
  permission: Resource;
  fields: readonly PlainField[];
  row?: PlainRow;
  /** Said instead of what the call did. */
  message?: string | undefined;
  onDone: (answer: any) => void;
  onDeleted?: () => void;
}

/** The form of a plain noun, for a new row or for one that is there. */
export function PlainForm({
  resource,
  permission,
  fields,
  row,
  message,
  ...done
}: PlainFormProps): ReactNode {
  const stays = ({ once = false }: PlainField) => row !== undefined && once;
  const form = useFields(Object.fromEntries(fields.map((field) => [field.name, formFieldOf(field)])), {
    row,
    send: (values) => {
      const sent = fields.filter((field) => !stays(field)).map(({ name }) => [name, values[name]]);
      return createOrUpdate(
        resource.create,
        resource.update,
        row && at(row),
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
          <PlainInput
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

function DeleteButton({
  endpoint,
  row,
  onDone,
}: {
  endpoint: AnyEndpoint;
  row: PlainRow;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const remove = useAct(endpoint, { onDone });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() => askFirst(() => remove.mutate(at(row)))}
    >
      {t(($) => $.common.act.delete)}
    </Button>
  );
}
