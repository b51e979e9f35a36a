import { Badge, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { colours } from '@hakobu/contract/colours.gen.ts';
import { cardOf } from '@hakobu/contract/find-card.ts';
import type { readDocumentLinks, DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import type { Colour } from '@hakobu/contract/kernel/card.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { entityName } from '#app/entity-names.ts';
import { valueLabel } from '#app/value-label.ts';
import { calledBy, formatNumber } from '../format.ts';
import { QueryStatus } from '../query-view.tsx';
import { useLinks } from './use-document.ts';

type Links = ResponseOf<typeof readDocumentLinks>['data'];
type Linked = Links[number];

/** Preceding and following documents that the user may read, with number, state and link. */
export function LinkedDocuments({ of, id }: { of: DocumentKind; id: string | number }): ReactNode {
  const t = usePhrases();
  const reading = useLinks(of, id);
  if (reading.data === undefined)
    return (
      <div className="linked-documents no-print">
        <QueryStatus of={reading} shape="figure" />
      </div>
    );
  if (reading.data.data.length === 0) return null;
  return (
    <nav className="linked-documents no-print" aria-label={t(($) => $.common.section.linked)}>
      {reading.data.data.map((linked) =>
        linked.count === 1 ? (
          <One key={linked.resource} linked={linked} />
        ) : (
          <Several key={linked.resource} linked={linked} />
        ),
      )}
    </nav>
  );
}

function One({ linked: { resource, rows } }: { linked: Linked }): ReactNode {
  const [row] = rows;
  if (row === undefined) return null;
  return (
    <a className="linked" href={hrefOf(resource, row)}>
      <Kind resource={resource} />
      <b>{calledBy(row.name)}</b>
      <State of={resource} state={row.state} />
    </a>
  );
}

function Several({ linked: { resource, count, states, rows } }: { linked: Linked }): ReactNode {
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <UnstyledButton className="linked">
          <Kind resource={resource} />
          <b>{formatNumber(count)}</b>
          {states.length === 1 && <State of={resource} state={states[0]!.state} />}
          <IconChevronDown size={12} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {rows.map((row) => (
          <Menu.Item
            key={row.id}
            component="a"
            href={hrefOf(resource, row)}
            rightSection={<State of={resource} state={row.state} />}
          >
            {calledBy(row.name)}
          </Menu.Item>
        ))}
        {count > rows.length && <Menu.Label>{`+ ${formatNumber(count - rows.length)}`}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}

const hrefOf = (resource: DocumentKind, { id, name }: Linked['rows'][number]): string | undefined => {
  const address = addressOf(resource, id, name);
  return address && `#${address}`;
};

const Kind = ({ resource }: { resource: DocumentKind }): ReactNode => (
  <span className="kind">{phrase(($) => entityName($, resource))}</span>
);

function State({ of, state }: { of: DocumentKind; state: string | null }): ReactNode {
  if (state === null) return null;
  const fields = Object.keys(cardOf(of)?.valueLabels ?? {});
  const said = phrase(($) => fields.map((field) => valueLabel($, of, field, state)).find(Boolean) ?? state);
  const known: Partial<Record<string, Partial<Record<string, Colour>>>> = colours;
  return (
    <Badge className="status" color={known[of]?.[state] ?? 'gray'}>
      {said}
    </Badge>
  );
}
