/** From how many rows on receivables are read in another way. Tests set them low. */
export const listLimits = {
  far: 500,
  near: 1000,
  sorted: 10_000,
  inParts: 100_000,
  workedOut: 10_000,
  named: 20_000,
  sortedFew: 1000,
};
