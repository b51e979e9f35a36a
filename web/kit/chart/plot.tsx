import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatShortDate, formatTick } from '../format.ts';
import { axisTicks } from './axis.ts';
import { colourOfBefore, periodName, PLOT_HEIGHT, type Periods, type Series } from './series.ts';

const BAR_SHARE = 0.7;
const MOST_BAR_WIDTH = 40;
const DASH = [4, 4];
/** Room for one line of labels below the plot. */
const LABEL_HEIGHT = 28;
/** Days or months between two labels. */
const LABEL_STEPS = [1, 2, 5, 7, 14, 30];
/** Least pixels between two labels. */
const LABEL_SPACE = { day: 52, month: 64 };

const LEAST_AXIS = 40;
const LETTER_WIDTH = 7;
/** The width of the longest label of the axis. */
const sizeOf = (_: UPlot, labels: string[] | null): number =>
  Math.max(LEAST_AXIS, 14 + LETTER_WIDTH * Math.max(0, ...(labels ?? []).map(({ length }) => length)));

const colourOf = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable).trim();

interface PlotProps {
  periods: Periods;
  series: readonly Series[];
  /** The index under the pointer; undefined outside. */
  onPoint: (at: number | undefined) => void;
}

/** How a series is drawn, its period before as a dashed line. */
function drawn(series: Series): UPlot.Series[] {
  const own = { stroke: colourOf(series.colour), points: { show: false } };
  const bars = {
    fill: own.stroke,
    width: 0,
    paths: UPlot.paths.bars!({ size: [BAR_SHARE, MOST_BAR_WIDTH] }),
  };
  const before = { ...own, stroke: colourOf(colourOfBefore(series)), width: 1.5, dash: DASH };
  return [
    { ...own, ...(series.line ? { width: 2 } : bars) },
    ...(series.before === undefined ? [] : [before]),
  ];
}

/** Numbers position the drawing only; exact values are in the table. */
const numbersOf = ({ values, before }: Series): number[][] =>
  [values, before].flatMap((all) => (all === undefined ? [] : [all.map(Number)]));

function optionsOf({ periods, series, onPoint }: PlotProps, width: number): UPlot.Options {
  const line = colourOf('--mantine-color-default-border');
  const axis: UPlot.Axis = {
    stroke: colourOf('--mantine-color-dimmed'),
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
    font: '12px system-ui, sans-serif',
  };
  const ticks = axisTicks(Math.max(0, ...series.flatMap(numbersOf).flat()));
  const { unit, current } = periods;
  return {
    width,
    height: PLOT_HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      x: { time: false, range: [-0.5, current.length - 0.5] },
      y: { range: [0, ticks.at(-1)!] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: LABEL_HEIGHT,
        incrs: LABEL_STEPS,
        space: LABEL_SPACE[unit],
        values: (_, places) =>
          places.map((at) => (unit === 'day' ? formatShortDate(current[at]) : periodName(unit, current[at]))),
      },
      { ...axis, size: sizeOf, splits: ticks, values: (_, places) => places.map(formatTick) },
    ],
    series: [{}, ...series.flatMap(drawn)],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
  };
}

/** Draws the plot again when width, colour scheme or data change. */
export default function Plot({ periods, series, onPoint }: PlotProps): ReactNode {
  const scheme = useComputedColorScheme('light');
  const { ref: frame, width } = useElementSize<HTMLDivElement>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null || width === 0) return undefined;
    const data = [periods.current.map((_, at) => at), ...series.flatMap(numbersOf)];
    const plot = new UPlot(
      optionsOf({ periods, series, onPoint }, width),
      data as UPlot.AlignedData,
      place.current,
    );
    return () => plot.destroy();
  }, [periods, series, onPoint, width, scheme]);
  return (
    <div ref={frame} aria-hidden>
      <div ref={place} />
    </div>
  );
}
