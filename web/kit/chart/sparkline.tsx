import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import './chart.css';

/** Inline size, and size on its own. */
const SIZES = { word: [96, 18], own: [160, 24] } as const;
const EDGE = 2;

interface SparklineProps {
  values: readonly string[];
  /** Accessible label. */
  label: string;
  size?: keyof typeof SIZES;
}

/** A line chart without axes. */
export function Sparkline({ values, label, size = 'word' }: SparklineProps): ReactNode {
  const [width, height] = SIZES[size];
  const numbers = values.map(Number); // Floats position the drawing only.
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const across = (width - 2 * EDGE) / Math.max(1, numbers.length - 1);
  const up = (value: number) =>
    high === low ? height / 2 : ((high - value) / (high - low)) * (height - 2 * EDGE) + EDGE;
  const points = numbers.map((value, at) => `${(EDGE + at * across).toFixed(1)},${up(value).toFixed(1)}`);
  return (
    <Tooltip label={label}>
      <svg className="sparkline" role="img" aria-label={label} width={width} height={height}>
        <polyline points={points.join(' ')} />
      </svg>
    </Tooltip>
  );
}
