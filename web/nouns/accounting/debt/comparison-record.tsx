import { Group, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, zero } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatDate, formatMoney, today } from '#kit/format.ts';
import '#kit/document/print.css';
import type { Document } from './clearing.ts';
import { documentName } from './document-link.tsx';

interface RecordProps {
  name: string;
  currency: string;
  wallet: string;
  rows: readonly Document[];
}

const FIGURES = ['total', 'paid', 'outstanding', 'unsolved'] as const;

/** What is compared, on paper: both sides sign it. */
export function ComparisonRecord({ name, currency, wallet, rows }: RecordProps): ReactNode {
  const t = usePhrases();
  const said = (value: string) => formatMoney(value, currency);
  const sumOf = (figure: (typeof FIGURES)[number]) => add(zero, ...rows.map((row) => row[figure]));
  return (
    <section className="only-print">
      <Title order={2}>{t(($) => $.accounting.clearing.record.title)}</Title>
      <Text>
        {name} · {t(($) => $.accounting.clearing.record.as_of, { day: formatDate(today()) })}
      </Text>
      <Text>
        {t(($) => $.accounting.statistic.field.wallet_balance)}: {said(wallet)}
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(($) => $.accounting.statistic.field.document)}</Table.Th>
            <Table.Th>{t(($) => $.accounting.statistic.field.payment_due_date)}</Table.Th>
            {FIGURES.map((figure) => (
              <Table.Th key={figure} ta="right">
                {t(($) => $.common.field[figure])}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{documentName(row)}</Table.Td>
              <Table.Td>{formatDate(row.payment_due_date)}</Table.Td>
              {FIGURES.map((figure) => (
                <Table.Td key={figure} ta="right">
                  {said(row[figure])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th colSpan={2}>{t(($) => $.accounting.clearing.record.sum)}</Table.Th>
            {FIGURES.map((figure) => (
              <Table.Th key={figure} ta="right">
                {said(sumOf(figure))}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text mt="md">{t(($) => $.accounting.clearing.record.agreed)}</Text>
      <Group justify="space-around" mt="xl" pb={80}>
        <Text>{t(($) => $.accounting.clearing.record.ours)}</Text>
        <Text>{t(($) => $.accounting.clearing.record.theirs, { name })}</Text>
      </Group>
    </section>
  );
}
