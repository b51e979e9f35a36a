import { Skeleton, Table, Text } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatNumber } from '../format.ts';
import { Section } from '../page.tsx';
import { colourOfBefore, periodName, PLOT_HEIGHT, type Periods, type Series } from './series.ts';
import './chart.css';

const Plot = lazy(() => import('./plot.tsx'));

interface ChartProps {
  title: string;
  summary: string;
  periods: Periods;
  series: readonly Series[];
}

/**
 * Figures by day or month with those of the period before, as a chart, and as a table for screen readers and
 * exact values. The chart library is loaded on first use.
 */
export function PeriodChart({ title, summary, periods, series }: ChartProps): ReactNode {
  const t = usePhrases();
  const [at, point] = useState<number>();
  return (
    <Section
      title={title}
      actions={
        <Text size="sm" c="dimmed">
          {summary}
        </Text>
      }
    >
      <Legend periods={periods} series={series} at={at} />
      <div role="img" aria-label={`${title}: ${summary}`} style={{ minHeight: PLOT_HEIGHT }}>
        <Suspense fallback={<Skeleton height={PLOT_HEIGHT} />}>
          <Plot periods={periods} series={series} onPoint={point} />
        </Suspense>
      </div>
      <details className="chart-table">
        <summary>{t(($) => $.common.dashboard.as_table)}</summary>
        <ValuesTable title={title} periods={periods} series={series} />
      </details>
    </Section>
  );
}

/** The names of the series, with the values under the pointer. */
function Legend({
  periods: { unit, current, before },
  series,
  at,
}: Omit<ChartProps, 'title' | 'summary'> & { at: number | undefined }): ReactNode {
  const t = usePhrases();
  const valueOf = (values: Series['values']) => at !== undefined && <b>{formatNumber(values[at])}</b>;
  return (
    <div className="chart-legend" aria-hidden>
      {series.map((one) => (
        <span key={one.title} style={{ color: `var(${one.colour})` }}>
          <i data-line={one.line || undefined} />
          <span>
            {one.title} {valueOf(one.values)}
          </span>
        </span>
      ))}
      {series
        .filter((one) => one.before !== undefined)
        .map((one) => (
          <span key={`before ${one.title}`} style={{ color: `var(${colourOfBefore(one)})` }}>
            <i data-before />
            <span>
              {t(($) => $.common.dashboard.before, { name: one.title })} {valueOf(one.before!)}
            </span>
          </span>
        ))}
      {at !== undefined && (
        <span className="aside">
          {periodName(unit, current[at])}
          {before[at] !== undefined && ` / ${periodName(unit, before[at])}`}
        </span>
      )}
    </div>
  );
}

/** All values, each series followed by its period before. */
function ValuesTable({ title, periods, series }: Omit<ChartProps, 'summary'>): ReactNode {
  const t = usePhrases();
  const columns = series.flatMap(({ title: name, values, before }) => [
    { name, values },
    ...(before === undefined
      ? []
      : [{ name: t(($) => $.common.dashboard.before, { name }), values: before }]),
  ]);
  return (
    <Table.ScrollContainer tabIndex={0} minWidth={0} type="native" aria-label={title}>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              {t(($) => (periods.unit === 'day' ? $.common.dashboard.day : $.common.dashboard.month))}
            </Table.Th>
            {columns.map(({ name }) => (
              <Table.Th key={name} ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {periods.current.map((day, at) => (
            <Table.Tr key={day}>
              <Table.Td className="figure">{periodName(periods.unit, day)}</Table.Td>
              {columns.map(({ name, values }) => (
                <Table.Td key={name} ta="right" className="figure">
                  {formatNumber(values[at])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
