import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import './chart.css';

const WIDTH = 96;
const HEIGHT = 18;
const EDGE = 2;

/** How something went, as a line no larger than a word; `label` says it to whoever cannot see it. */
export function Sparkline({ values, label }: { values: readonly string[]; label: string }): ReactNode {
  const numbers = values.map(Number); // only where the pen goes
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const across = (WIDTH - 2 * EDGE) / Math.max(1, numbers.length - 1);
  const up = (value: number) =>
    high === low ? HEIGHT / 2 : ((high - value) / (high - low)) * (HEIGHT - 2 * EDGE) + EDGE;
  const points = numbers.map((value, at) => `${(EDGE + at * across).toFixed(1)},${up(value).toFixed(1)}`);
  return (
    <Tooltip label={label}>
      <svg className="sparkline" role="img" aria-label={label} width={WIDTH} height={HEIGHT}>
        <polyline points={points.join(' ')} />
      </svg>
    </Tooltip>
  );
}
