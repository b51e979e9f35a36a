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

const figures = ['total', 'paid', 'debited', 'outstanding', 'unsolved'] as const;

/** The five figures of each kind of cost; what is not decided yet stands out. */
export function MoneySummary({ lines }: { lines: readonly MoneyLine[] }): ReactNode {
  const t = usePhrases();
  const titles = {
    total: t(($) => $.common.field.total),
    paid: t(($) => $.common.field.paid),
    debited: t(($) => $.common.field.debited),
    outstanding: t(($) => $.common.field.outstanding),
    unsolved: t(($) => $.common.field.unsolved),
  };
  return (
    <div className="money-summary">
      <table>
        <thead>
          <tr>
            <th />
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {titles[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, currency, ...line }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {figures.map((figure) => (
                <td
                  key={figure}
                  data-label={titles[figure]}
                  className={figure === 'unsolved' && line.unsolved !== '0' ? 'open' : undefined}
                >
                  <Money value={line[figure]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
