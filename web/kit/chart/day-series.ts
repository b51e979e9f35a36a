export interface DaySeries {
  title: string;
  /** CSS variable of a theme colour. */
  colour: string;
  /** Numbers, or exact decimals. */
  values: readonly (number | string)[];
  /** Drawn as a line for independent series, otherwise as bars. */
  line?: boolean;
}

/** Height in pixels, reserved until the plot is loaded. */
export const PLOT_HEIGHT = 170;
