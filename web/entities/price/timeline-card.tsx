import { Badge, Button, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { rowVersion } from '#client/deferred-request.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { formatDate, formatNumber, today } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Section } from '#kit/page.tsx';
import { BracketText } from './bracket-text.tsx';
import type { Price } from './price.ts';
import { TimelineForm } from './timeline-form.tsx';

type Timeline = NonNullable<Price['timelines']>[number];

/** Past periods are fixed; only future ones can be deleted. */
const hasStarted = ({ start_date }: Timeline) => start_date === null || start_date <= today();
const holds = (row: Timeline) => hasStarted(row) && (row.end_date === null || today() < row.end_date);

/** The days of a period; the end is exclusive. */
function validFor({ start_date, end_date }: Timeline): string {
  const [from, to] = [formatDate(start_date), formatDate(end_date)];
  if (from === '' && to === '') return phrase(($) => $.product.price.period.always);
  if (to === '') return phrase(($) => $.product.price.period.from, { from });
  return from === '' ? phrase(($) => $.product.price.period.before, { to }) : `${from} – ${to}`;
}

/** The period of a price with its brackets. */
export function TimelineCard({ priceId, row, editable }: TimelineProps & { editable: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={
        <Text size="sm" fw={600} className="figure">
          {validFor(row)}{' '}
          {holds(row) && <Badge color="green">{t(($) => $.product.price.message.in_force)}</Badge>}
        </Text>
      }
      actions={editable && <TimelineActs priceId={priceId} row={row} />}
    >
      <Table>
        <Table.Tbody>
          {row.amounts.map(({ id, from, to, value }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <BracketText from={from} to={to} />
              </Table.Td>
              <Table.Td ta="right" className="figure">
                {formatNumber(value)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

interface TimelineProps {
  priceId: number;
  row: Timeline;
}

function TimelineActs({ priceId, row }: TimelineProps): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(priceTimeline.delete);
  const future = !hasStarted(row);
  return (
    <>
      {(holds(row) || future) && (
        <FormButton label={t(($) => $.common.act.edit)} variant="default">
          {(close) => <TimelineForm priceId={priceId} row={row} onDone={close} />}
        </FormButton>
      )}
      {future && (
        <Button
          variant="subtle"
          color="red"
          onClick={() => confirmDelete(undefined, () => remove.mutate(rowVersion(row)))}
        >
          {t(($) => $.common.act.delete)}
        </Button>
      )}
    </>
  );
}
