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

/** The five figures of each kind of cost; unsettled amounts stand out. `owes` says which side of the trade we are. */
export function MoneySummary({
  lines,
  owes = 'customer',
}: {
  lines: readonly MoneyLine[];
  owes?: 'customer' | 'us';
}): ReactNode {
  const t = usePhrases();
  const titles = {
    total: t(($) => $.common.field.total),
    paid: t(($) => $.common.field.paid),
    debited: t(($) => (owes === 'us' ? $.order.purchase.field.debited : $.common.field.debited)),
    outstanding: t(($) => (owes === 'us' ? $.order.purchase.field.outstanding : $.common.field.outstanding)),
    unsolved: t(($) => $.common.field.unsolved),
  };
  return (
    <FiguresTable
      titles={titles}
      calls="unsolved"
      lines={lines.map(({ label, currency, ...figures }) => ({ id: label, name: label, currency, figures }))}
    />
  );
}
