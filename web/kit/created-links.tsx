import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { cardOf, cardOfCall, type EntityType } from '@hakobu/contract/find-card.ts';
import type { Card } from '@hakobu/contract/kernel/card.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase } from '#app/i18n.ts';
import { entityName } from '#app/entity-names.ts';
import { inSentence } from '#app/phrase-text.ts';
import { calledBy } from './format.ts';

const MOST_NAMED = 3;
type Called = Pick<Endpoint, 'id' | 'makes'>;

/** Links to the records that a request created; undefined if its answer contains none. */
export function createdLinks({ id, makes }: Called, answer: unknown): ReactNode {
  const card = makes === undefined ? cardOfCall(id) : cardOf(makes);
  const rows = rowsOf(answer);
  if (card?.address === undefined || rows.length === 0) return undefined;
  const noun = inSentence(phrase(($) => entityName($, card.entity as EntityType)));
  const named = rows.slice(0, MOST_NAMED).map((row) => ({ id: String(row.id), name: nameOf(card, row) }));
  const more = rows.length > named.length ? ` + ${rows.length - named.length}` : '';
  const what = `${noun} ${named.map(({ name }) => calledBy(name)).join(', ')}${more}`;
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">{phrase(($) => $.common.message.created_one, { what })}</Text>
      <CreatedLinks card={card} rows={named} />
    </Group>
  );
}

/** A link to each created record, with its name if there are several. */
const CreatedLinks = ({
  card,
  rows,
}: {
  card: Card;
  rows: readonly { id: string; name: string }[];
}): ReactNode => (
  <Group gap="xs" wrap="nowrap">
    {rows.map(({ id, name }) => {
      const address = addressOf(card.entity, id, name);
      return (
        address !== undefined && (
          <Anchor key={id} href={`#${address}`} size="sm" fw={600}>
            {rows.length === 1 ? phrase(($) => $.common.act.show) : calledBy(name)}
          </Anchor>
        )
      );
    })}
  </Group>
);

type Row = Readonly<Record<string, unknown>> & { id: string | number };
const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null && 'id' in one;

/** One row, or several under `data`. */
const rowsOf = (answer: unknown): Row[] => {
  if (isRow(answer)) return [answer];
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data.filter(isRow) : [];
};

const nameOf = ({ name, entity }: Card, row: Row): string => {
  const said = name === undefined ? undefined : row[name];
  return typeof said === 'string' ? said : documentNumber(entity, row.id);
};
