/** When debt under a contract is due: when it ends; by the customer's term where it does not, or did. */
export const contractDueDate = (
  { end_date }: { end_date: string | null },
  today: string,
): string | undefined => (end_date !== null && end_date >= today ? end_date : undefined);
