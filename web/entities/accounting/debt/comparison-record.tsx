import { Group, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { add, zero } from '@hakobu/contract/kernel/decimal.ts';
import { formatDay } from '@hakobu/phrases/figures.ts';
import { clearing as japanese } from '@hakobu/phrases/ja/accounting/clearing.ts';
import { clearing as vietnamese } from '@hakobu/phrases/vi/accounting/clearing.ts';
import { today } from '#kit/format.ts';
import '#kit/document/print.css';
import { labelIn } from '#kit/labels.ts';
import { useOurCompany } from '#entities/paper/paper-parties.ts';
import { formatFigure, type PaperLanguage } from '#kit/paper/paper-figures.ts';
import { PartyFacts, type PaperParty } from '#kit/paper/paper-party.tsx';
import type { Document } from './clearing.ts';
import type { PartyType } from './party.ts';

interface RecordProps {
  type: PartyType;
  /** The customer or supplier, and the language in which they read the record. */
  theirs: PaperParty;
  language: PaperLanguage;
  currency: string;
  wallet: string;
  rows: readonly Document[];
}

const phrasesOf = { vi: vietnamese.paper.record, ja: japanese.paper.record };
const FIGURES = ['total', 'paid', 'outstanding', 'unsolved'] as const;

/** The debt comparison record for printing; both sides sign it. */
export function ComparisonRecord({ type, theirs, language, currency, wallet, rows }: RecordProps): ReactNode {
  const ours = useOurCompany();
  const say = phrasesOf[language];
  return (
    <section className="only-print" lang={language}>
      <Title order={2} ta="center" mt="md">
        {say.title}
      </Title>
      <Text ta="center">{say.as_of.replace('{{day}}', formatDay(today(), language))}</Text>
      {(
        [
          [say.a, ours],
          [say.b, theirs],
        ] as const
      ).map(([who, party]) => (
        <div key={who} className="paper-party">
          <b>
            {who}: {party?.name}
          </b>
          {party && <PartyFacts party={party} language={language} />}
        </div>
      ))}
      <Text>
        {type === 'user' ? say.wallet : say.advance}: {formatFigure(wallet, language)} {currency}
      </Text>
      <Compared {...{ language, rows, currency }} />
      <Text mt="md">{say.agreed}</Text>
      <Group justify="space-around" align="flex-start" mt="xl" pb={80}>
        {[say.ours, say.theirs].map((who) => (
          <div key={who}>
            <Text fw={700}>{who}</Text>
            <Text fs="italic">{say.sign}</Text>
          </div>
        ))}
      </Group>
    </section>
  );
}

/** The documents and their total. */
function Compared({
  language,
  rows,
  currency,
}: Pick<RecordProps, 'language' | 'rows' | 'currency'>): ReactNode {
  const say = phrasesOf[language];
  const sumOf = (name: (typeof FIGURES)[number]) => add(zero, ...rows.map((row) => row[name]));
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say.document}</Table.Th>
          <Table.Th>{say.due}</Table.Th>
          {FIGURES.map((name) => (
            <Table.Th key={name} ta="right">
              {say[name]} ({currency})
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              {labelIn(say.documents, row.receiptable_type)} {row.receiptable_number}
            </Table.Td>
            <Table.Td>{row.payment_due_date && formatDay(row.payment_due_date, language)}</Table.Td>
            {FIGURES.map((name) => (
              <Table.Td key={name} ta="right">
                {formatFigure(row[name], language)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th colSpan={2}>{say.sum}</Table.Th>
          {FIGURES.map((name) => (
            <Table.Th key={name} ta="right">
              {formatFigure(sumOf(name), language)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
