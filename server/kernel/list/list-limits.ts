/** From how many rows on a list goes another way. Tests set them low, so that few rows take every way. */
export const listLimits = {
  /** Rows so far from the beginning are passed by in the index, and only those of the page are fetched. */
  far: 500,
  /** A place so near is walked on from rather than looked for. */
  near: 1000,
  /** So many found by indexes are fetched and sorted; of more, the asked ones are met soon on the way. */
  sorted: 10_000,
  /** Of a page far from the beginning so many. */
  sortedFar: 100_000,
  /** Of a range of time so many. */
  sortedRange: 400_000,
  /** Of those that an index tells without their being fetched so many; so many are passed by as soon. */
  sortedTold: 200_000,
  passed: 300_000,
  /** So few of one's own are asked one by one. */
  askedOwn: 5000,
  /** The same where what makes them one's own has an index; so many are put together for a far page. */
  sortedOwn: 30_000,
  /** So near the beginning a list is read in parts; farther, working all of its rows out is as soon. */
  inParts: 100_000,
  /** Of so few all rows are worked out as soon as a far page is read in parts. */
  workedOut: 10_000,
  /** So many parties are looked up by their names; more are met soon, and asked one by one. */
  named: 20_000,
  /** Where only a few are shown so many. */
  sortedFew: 1000,
  /** So many rows tell how often one fits. */
  sampled: 2000,
};
