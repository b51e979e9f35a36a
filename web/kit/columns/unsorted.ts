/** The amounts of a document are sums of its charges, which payments change: no index has their order. */
export const SUMS_OF_CHARGES = 'sums of charges';
/** What was bid is read in the order in which it was bid. */
export const READ_BY_TIME = 'read by time';
/** Lines stand in the order in which their orders were made. */
export const BY_ORDERS = 'by orders';
/** A journal is read in the order in which it was written. */
export const BY_DAY = 'by day';
