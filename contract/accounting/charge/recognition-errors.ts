/**
 * Errors of writes that post goods, cost of sales and revenue in the same transaction, dated today at the
 * rate of today.
 */
export const recognitionErrors = ['price_not_found', 'period_locked'] as const;
