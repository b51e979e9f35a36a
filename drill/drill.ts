/** A stress test; returns the figures that it prints, and throws when a guarantee is violated. */
export type Drill = () => Promise<Record<string, string | number>>;
