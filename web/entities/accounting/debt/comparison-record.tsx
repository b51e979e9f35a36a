import { Group, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { add, zero } from '@hakobu/contract/kernel/decimal.ts';
import { formatDay } from '@hakobu/phrases/figures.ts';
import { clearing as japanese } from '@hakobu/phrases/ja/accounting/clearing.ts';
import { clearing as vietnamese } from '@hakobu/phrases/vi/accounting/clearing.ts';
import { currentUser, scope } from '#app/session.ts';
import { useLookup } from '#client/hooks.ts';
import { today } from '#kit/format.ts';
import '#kit/document/print.css';
import { labelIn } from '#kit/labels.ts';
import { formatFigure } from '../transaction/print/printed-figures.ts';
import { CompanyHeader, headerPhrases } from '../transaction/print/company-header.tsx';
import type { Document } from './clearing.ts';
import type { PartyType } from './party.ts';

interface RecordProps {
  type: PartyType;
  name: string;
  /** Where the party is, if known. */
  address: string | null | undefined;
  currency: string;
  wallet: string;
  rows: readonly Document[];
}

const phrasesOf = { vi: vietnamese.paper.record, ja: japanese.paper.record };
/** Customers are in Vietnam, suppliers in Japan; both read the record in their language. */
const languageOf = { user: 'vi', supplier: 'ja' } as const;
const FIGURES = ['total', 'paid', 'outstanding', 'unsolved'] as const;

/** The company of the books; a warehouse uses those of its company. */
function useOurCompany() {
  const all = useLookup(listOrganizations);
  const chosen = scope.organization() || String(currentUser()?.organization_id);
  const own = all.find(({ id }) => String(id) === chosen);
  return all.find(({ id }) => id === own?.parent_id) ?? own;
}

/** The debt comparison record for printing; both sides sign it. */
export function ComparisonRecord({ type, name, address, currency, wallet, rows }: RecordProps): ReactNode {
  const ours = useOurCompany();
  const language = languageOf[type];
  const say = phrasesOf[language];
  return (
    <section className="only-print" lang={language}>
      <CompanyHeader ours={ours} language={language} />
      <Title order={2} ta="center" mt="md">
        {say.title}
      </Title>
      <Text ta="center">{say.as_of.replace('{{day}}', formatDay(today(), language))}</Text>
      <Text mt="sm">
        {say.a}: {ours?.name}
      </Text>
      <Text>
        {say.b}: {name}
      </Text>
      {address != null && (
        <Text>
          {headerPhrases[language].address}: {address}
        </Text>
      )}
      <Text>
        {type === 'user' ? say.wallet : say.advance}: {formatFigure(wallet, language)} {currency}
      </Text>
      <Compared {...{ type, rows, currency }} />
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
function Compared({ type, rows, currency }: Pick<RecordProps, 'type' | 'rows' | 'currency'>): ReactNode {
  const language = languageOf[type];
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
