/** Amounts of a document are sums of its charges, which payments change; no index has that order. */
export const SUMS_OF_CHARGES = 'sums of charges';
/** Bids are read in chronological order. */
export const READ_BY_TIME = 'read by time';
/** Lines are read in the order of their orders. */
export const BY_ORDERS = 'by orders';
/** A journal is read in chronological order. */
export const BY_DAY = 'by day';
