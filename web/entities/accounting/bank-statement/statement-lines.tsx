import { Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { LineProposal } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';
import { LineText } from './line-text.tsx';
import { LineBookingFields, type BookingChoice } from './line-booking.tsx';

const PAGE = 50;
type ToldLine = LineProposal & { currency_id: string; name: string };
const column = columnsFor<ToldLine>().withLabels(($) => $.accounting.bank_statement.field);

interface Choosing {
  choiceOf: (line: LineProposal) => BookingChoice;
  onChoose: (key: string, way: BookingChoice) => void;
}

/** The bank's data of a line, and its booking beside it, or below on a phone. */
const toldColumns = ({ choiceOf, onChoose }: Choosing) => [
  column.money('amount', { bold: true }),
  column.custom({
    key: 'text',
    wraps: true,
    render: (line) => (
      <Group gap="xs" justify="space-between">
        <div>
          <LineText line={line} />
        </div>
        {line.known === null ? (
          <LineBookingFields
            amount={line.amount}
            name={line.name}
            proposed={line}
            chosen={choiceOf(line)}
            onChange={(way) => onChoose(line.key, way)}
          />
        ) : (
          <Known />
        )}
      </Group>
    ),
  }),
];

function Known(): ReactNode {
  const t = usePhrases();
  return (
    <Text size="sm" c="dimmed">
      {t(($) => $.accounting.bank_statement.message.known)}
    </Text>
  );
}

/** The lines of a file with their bookings. */
export function StatementLines({
  lines,
  currency,
  ...choosing
}: Choosing & { lines: readonly LineProposal[]; currency: string }): ReactNode {
  const t = usePhrases();
  const [wanted, setPage] = useState(1);
  const last = Math.ceil(lines.length / PAGE);
  // Another file may have fewer pages.
  const page = Math.max(1, Math.min(wanted, last));
  const numbered = lines.map((line, index) => ({
    ...line,
    currency_id: currency,
    name: String(index + 1),
  }));
  const title = t(($) => $.accounting.bank_statement.section.lines);
  return (
    <Section title={title}>
      <Rows
        label={title}
        rows={numbered.slice((page - 1) * PAGE, page * PAGE)}
        idOf={({ key }) => key}
        columns={toldColumns(choosing)}
      />
      <Group justify="flex-end" mt={6}>
        <Pages page={page} last={last} onChange={setPage} />
      </Group>
    </Section>
  );
}
