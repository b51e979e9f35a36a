import { formatDate, formatMonth } from '../format.ts';

export interface Series {
  title: string;
  /** CSS variable of a theme colour. */
  colour: string;
  /** Numbers, or exact decimals, one for each day or month. */
  values: readonly (number | string)[];
  /** The values of the period before; drawn as a dashed line. */
  before?: readonly (number | string)[];
  /** Drawn as a line for independent series, otherwise as bars. */
  line?: boolean;
}

/** Grey where bars of the same colour would hide the line. */
export const colourOfBefore = ({ colour, line = false }: Series): string =>
  line ? colour : '--mantine-color-dimmed';

/** What the values belong to: days, or first days of months, oldest first. */
export interface Periods {
  unit: 'day' | 'month';
  current: readonly string[];
  before: readonly string[];
}

/** The day, or the month of a first day, as the language writes it. */
export const periodName = (unit: Periods['unit'], day: string | undefined): string =>
  unit === 'month' && day !== undefined ? formatMonth(day.slice(0, 7)) : formatDate(day);

/** Height of the plot in pixels, reserved until it is loaded. */
export const PLOT_HEIGHT = 160;
