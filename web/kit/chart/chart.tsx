import { Skeleton, Table, Text } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatDate, formatNumber } from '../format.ts';
import { Section } from '../page.tsx';
import { PLOT_HEIGHT, type DaySeries } from './day-series.ts';
import './chart.css';

const DayPlot = lazy(() => import('./day-plot.tsx'));

/**
 * Daily counts as a chart, and as a table for screen readers and exact values. The chart library is loaded on
 * first use.
 */
export function DayChart({
  title,
  summary,
  days,
  series,
}: {
  title: string;
  summary: string;
  /** Dates `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  series: readonly DaySeries[];
}): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={title}
      actions={
        <Text size="sm" c="dimmed">
          {summary}
        </Text>
      }
    >
      <div role="img" aria-label={`${title}: ${summary}`} style={{ minHeight: PLOT_HEIGHT }}>
        <Suspense fallback={<Skeleton height={PLOT_HEIGHT} />}>
          <DayPlot days={days} series={series} />
        </Suspense>
      </div>
      <details className="chart-table">
        <summary>{t(($) => $.common.dashboard.as_table)}</summary>
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(($) => $.common.dashboard.day)}</Table.Th>
              {series.map((one) => (
                <Table.Th key={one.title} ta="right">
                  {one.title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((day, at) => (
              <Table.Tr key={day}>
                <Table.Td className="figure">{formatDate(day)}</Table.Td>
                {series.map((one) => (
                  <Table.Td key={one.title} ta="right" className="figure">
                    {formatNumber(one.values[at])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Section>
  );
}
