import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Money } from '../show.tsx';

export interface MoneyLine {
  label: string;
  currency: string;
  total: string;
  paid: string;
  debited: string;
  outstanding: string;
  unsolved: string;
}

/** The five figures of each kind of cost; what is not decided yet stands out. */
export function MoneySummary({ lines }: { lines: readonly MoneyLine[] }): ReactNode {
  const t = usePhrases();
  const heads = [
    t(($) => $.common.field.total),
    t(($) => $.common.field.paid),
    t(($) => $.common.field.debited),
    t(($) => $.common.field.outstanding),
    t(($) => $.common.field.unsolved),
  ];
  return (
    <Table.ScrollContainer tabIndex={0} minWidth={0} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            {heads.map((head) => (
              <Table.Th key={head} ta="right">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ label, currency, ...figures }) => (
            <Table.Tr key={label}>
              <Table.Td fw={600} style={{ whiteSpace: 'nowrap' }}>
                {label}
              </Table.Td>
              {[figures.total, figures.paid, figures.debited, figures.outstanding].map((value, index) => (
                <Table.Td key={index} ta="right">
                  <Money value={value} currency={currency} />
                </Table.Td>
              ))}
              <Table.Td ta="right" fw={figures.unsolved === '0' ? 400 : 700}>
                <Money value={figures.unsolved} currency={currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
