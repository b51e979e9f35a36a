import type { ReactNode } from 'react';
import { Money } from '../values.tsx';

/** One line of amounts: name, currency and figures, null where not applicable. */
export interface FiguresLine<Figure extends string> {
  id: string;
  name: ReactNode;
  currency: string;
  figures: Record<Figure, string | null>;
}

/** A table of amounts; non-zero figures in the columns of `calls` are highlighted. */
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
