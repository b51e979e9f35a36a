export interface DaySeries {
  title: string;
  /** A colour of the theme, as its variable. */
  colour: string;
  /** Numbers, or exact decimals. */
  values: readonly (number | string)[];
  /** Drawn as a line, where one thing is not part of the other; as bars behind one another without. */
  line?: boolean;
}

/** Pixels; kept free until the picture is there. */
export const PLOT_HEIGHT = 170;
