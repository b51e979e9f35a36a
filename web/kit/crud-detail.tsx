import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from './document/change-log.tsx';
import { Page, Section } from './page.tsx';
import type { CrudFields } from './crud-field.tsx';
import { CrudForm, type CrudFormProps, type CrudResource } from './crud-form.tsx';
import { QueryStatus } from './query-view.tsx';

type AnyEndpoint = Endpoint<any, any, any, any>;

interface PlainDetailProps<C extends AnyEndpoint> {
  resource: CrudResource & { create: C };
  permission: CrudFormProps['permission'];
  fields: CrudFields<C>;
  include?: readonly string[];
  id: number;
  titleOf: (row: any) => string;
  badge?: (row: any) => ReactNode;
  /** The entity type in the change log. */
  logType: string;
  /** Cards between the form and the change log. */
  cards?: (row: any) => ReactNode;
  /** Full-width content below them. */
  wide?: ReactNode;
  onDeleted: () => void;
}

/** The detail screen of a simple entity: its form, cards of linked rows and its change log. */
export function CrudDetail<C extends AnyEndpoint>({
  id,
  resource,
  permission,
  fields,
  include = [],
  titleOf,
  badge,
  logType,
  cards,
  wide,
  onDeleted,
}: PlainDetailProps<C>): ReactNode {
  const t = usePhrases();
  const reading = useCall(resource.get, { params: { id }, query: { include } });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <Page title={titleOf(row)} badge={badge?.(row)}>
      <Section title={t(($) => $.common.section.details)}>
        <CrudForm
          key={row.version}
          {...{ resource, permission, fields, onDeleted }}
          row={row}
          onDone={() => {}}
        />
      </Section>
      {cards !== undefined && <div className="columns">{cards(row)}</div>}
      {wide}
      <ChangeLog type={logType} id={id} />
    </Page>
  );
}
