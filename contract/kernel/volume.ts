import { big, decimal, type Decimal } from './decimal.ts';

/** Volumes are kept in cm3; people read m3. */
export const CM3_PER_M3 = 1_000_000;

/** Cubic metres of cubic centimetres, to 4 decimals. */
export const toM3 = (cm3: Decimal): Decimal => decimal(big(cm3).div(CM3_PER_M3).round(4));
/** Cubic centimetres of cubic metres. */
export const toCm3 = (m3: Decimal): Decimal => decimal(big(m3).times(CM3_PER_M3));
