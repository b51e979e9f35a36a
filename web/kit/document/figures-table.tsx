import type { ReactNode } from 'react';
import { Money } from '../values.tsx';

/** One line of money: its name, its currency, and its figures; null where there is none. */
export interface FiguresLine<Figure extends string> {
  id: string;
  name: ReactNode;
  currency: string;
  figures: Record<Figure, string | null>;
}

/** Lines of money, each figure under its title; figures of the column that `calls` stand out unless they are 0. */
export function FiguresTable<Figure extends string>({
  titles,
  lines,
  calls,
}: {
  titles: Record<Figure, string>;
  lines: readonly FiguresLine<Figure>[];
  calls: Figure;
}): ReactNode {
  const columns = Object.keys(titles) as Figure[];
  return (
    <div className="money-summary">
      <table>
        <thead>
          <tr>
            <th />
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, currency, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td
                  key={column}
                  data-label={titles[column]}
                  className={column === calls && figures[column] !== '0' ? 'open' : undefined}
                >
                  {figures[column] === null ? '–' : <Money value={figures[column]} currency={currency} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
