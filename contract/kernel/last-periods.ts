import { booleanField, integerField } from './fields.ts';

/** Query fields of a statistic over the last days or months, today included. */
export const lastPeriodsQuery = (fewestDays: number) => ({
  days: integerField(fewestDays, 366).default(30),
  /** Calendar months instead of days; the current one counts up to today. */
  months: integerField(1, 24).optional(),
  /** Also answers the same number of days or months before, as `before`. */
  compare: booleanField().default(false),
});
