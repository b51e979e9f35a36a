import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from './document-parts.tsx';
import { Page, Section } from './page.tsx';
import { PlainForm, type PlainScreenProps } from './plain-screen.tsx';

interface PlainDetailProps extends Pick<
  PlainScreenProps<any>,
  'resource' | 'permission' | 'fields' | 'include'
> {
  id: number;
  titleOf: (row: any) => string;
  badge?: (row: any) => ReactNode;
  /** The word of the noun in the change log. */
  logType: string;
  /** Cards between the form and the change log. */
  cards?: (row: any) => ReactNode;
  onDeleted: () => void;
}

/** One row of a plain noun as a screen: its form, cards of what it is linked to, its change log. */
export function PlainDetail({
  id,
  resource,
  permission,
  fields,
  include = [],
  titleOf,
  badge,
  logType,
  cards,
  onDeleted,
}: PlainDetailProps): ReactNode {
  const t = usePhrases();
  const { data: row } = useCall(resource.get, { params: { id } as never, query: { include } });
  if (row === undefined) return null;
  return (
    <Page title={titleOf(row)} badge={badge?.(row)}>
      <Section title={t(($) => $.common.section.details)}>
        <PlainForm
          key={(row as { version: number }).version}
          {...{ resource, permission, fields, onDeleted }}
          row={row as never}
          onDone={() => {}}
        />
      </Section>
      {cards !== undefined && <div className="columns">{cards(row)}</div>}
      <ChangeLog type={logType} id={id} />
    </Page>
  );
}
