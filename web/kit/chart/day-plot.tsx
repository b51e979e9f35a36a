import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { usePhrases } from '#app/i18n.ts';
import { formatDate, formatNumber } from '../format.ts';
import { PLOT_HEIGHT, type DaySeries } from './day-series.ts';

/** Space for one or two lines of legend below the chart. */
const LEGEND_HEIGHT = 30;
const BAR_SHARE = 0.7;
const MOST_BAR_WIDTH = 40;
/** Space above the highest value. */
const ROOM = 1.05;
const LEAST_AXIS = 40;
const FIGURE_WIDTH = 7;
/** The width of the longest axis label. */
const sizeOf = (_: UPlot, figures: string[] | null): number =>
  Math.max(LEAST_AXIS, 14 + FIGURE_WIDTH * Math.max(0, ...(figures ?? []).map(({ length }) => length)));

const colourOf = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable).trim();

/** Plot options: grouped bars by day in theme colours with translated labels. */
function optionsOf(
  { days, series }: { days: readonly string[]; series: readonly DaySeries[] },
  width: number,
  dayWord: string,
): UPlot.Options {
  const line = colourOf('--mantine-color-default-border');
  const axis: UPlot.Axis = {
    stroke: colourOf('--mantine-color-dimmed'),
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line, width: 1 },
  };
  const whole = (value: number) => (Number.isInteger(value) ? formatNumber(value) : '');
  const dayAt = (at: number | null) => formatDate(days[at ?? -1]);
  return {
    width,
    height: PLOT_HEIGHT - LEGEND_HEIGHT,
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      x: { time: false, range: [-0.5, days.length - 0.5] },
      y: { range: (_, __, top) => [0, top * ROOM + 1] },
    },
    axes: [
      { ...axis, grid: { show: false }, values: (_, places) => places.map((at) => dayAt(at).slice(0, 5)) },
      { ...axis, size: sizeOf, values: (_, places) => places.map(whole) },
    ],
    series: [
      { label: dayWord, value: (_, at) => dayAt(at) || '–' },
      ...series.map(({ title, colour, line: isLine = false }) => ({
        label: title,
        stroke: colourOf(colour),
        ...(isLine
          ? { width: 2 }
          : {
              fill: colourOf(colour),
              width: 0,
              paths: UPlot.paths.bars!({ size: [BAR_SHARE, MOST_BAR_WIDTH] }),
            }),
        points: { show: false },
        value: (_: UPlot, value: number | null) => (value === null ? '–' : formatNumber(value)),
      })),
    ],
  };
}

/** Draws the plot again when width, colour scheme, language or data change. */
export default function DayPlot(props: { days: readonly string[]; series: readonly DaySeries[] }): ReactNode {
  const t = usePhrases();
  const scheme = useComputedColorScheme('light');
  const { ref: frame, width } = useElementSize<HTMLDivElement>();
  const place = useRef<HTMLDivElement>(null);
  const { days, series } = props;
  const dayWord = t(($) => $.common.dashboard.day);
  useEffect(() => {
    if (place.current === null || width === 0) return undefined;
    // Floats position the drawing only; exact values are in the table.
    const data = [days.map((_, at) => at), ...series.map(({ values }) => values.map(Number))];
    const plot = new UPlot(
      optionsOf({ days, series }, width, dayWord),
      data as UPlot.AlignedData,
      place.current,
    );
    return () => plot.destroy();
  }, [days, series, width, scheme, dayWord]);
  return (
    <div ref={frame} aria-hidden>
      <div ref={place} />
    </div>
  );
}
