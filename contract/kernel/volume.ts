import { big, decimal, type Decimal } from './decimal.ts';

/** Volumes are stored in cm3 and displayed in m3. */
export const CM3_PER_M3 = 1_000_000;

/** Converts cm3 to m3, with 4 decimals. */
export const toM3 = (cm3: Decimal): Decimal => decimal(big(cm3).div(CM3_PER_M3).round(4));
/** Converts m3 to cm3. */
export const toCm3 = (m3: Decimal): Decimal => decimal(big(m3).times(CM3_PER_M3));
