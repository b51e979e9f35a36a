import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { FiguresTable } from './figures-table.tsx';

export interface MoneyLine {
  label: string;
  currency: string;
  total: string;
  paid: string;
  debited: string;
  outstanding: string;
  unsolved: string;
}

/** The five figures of each kind of cost; unpaid amounts are highlighted. `titles` overrides headings. */
export function MoneySummary({
  lines,
  titles,
}: {
  lines: readonly MoneyLine[];
  titles?: { debited: string; outstanding: string };
}): ReactNode {
  const t = usePhrases();
  const words = {
    total: t(($) => $.common.field.total),
    paid: t(($) => $.common.field.paid),
    debited: t(($) => $.common.field.debited),
    outstanding: t(($) => $.common.field.outstanding),
    unsolved: t(($) => $.common.field.unsolved),
    ...titles,
  };
  return (
    <FiguresTable
      titles={words}
      calls="unsolved"
      lines={lines.map(({ label, currency, ...figures }) => ({ id: label, name: label, currency, figures }))}
    />
  );
}
