/** Ticks that an axis has at most above zero. */
const MOST_TICKS = 5;

/**
 * Ticks from zero to beyond the highest value, a step of 1, 2 or 5 times a power of ten apart. Whole numbers,
 * because orders and amounts are counted.
 */
export function axisTicks(highest: number): number[] {
  const rough = Math.max(1, highest) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!,
  );
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
