/**
 * True for values of a phrase that are numbers to be formatted; ids and codes may consist of digits and are
 * not.
 */
export const isFigure = (name: string, value: unknown): value is string | number =>
  !/(^|_)(id|code|number)$/.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)));
