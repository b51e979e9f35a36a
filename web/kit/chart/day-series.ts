export interface DaySeries {
  title: string;
  /** A colour of the theme, as its variable. */
  colour: string;
  values: readonly number[];
}

/** Pixels; kept free until the picture is there. */
export const PLOT_HEIGHT = 170;
