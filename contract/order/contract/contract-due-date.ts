/**
 * Due date of receivables under a contract: its end date. By the customer's term where it has none or it
 * has passed.
 */
export const contractDueDate = (
  { end_date }: { end_date: string | null },
  today: string,
): string | undefined => (end_date !== null && end_date >= today ? end_date : undefined);
