/**
 * What a call may be refused with because the books follow what it changes: goods, their cost and revenue
 * are posted today, at the rate of today.
 */
export const recognitionErrors = ['price_not_found', 'period_locked'] as const;
