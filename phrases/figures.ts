/** Which of the values that fill a sentence are figures: ids and codes may be all digits and are none. */
export const isFigure = (name: string, value: unknown): value is string | number =>
  !/(^|_)(id|code|number)$/.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)));
