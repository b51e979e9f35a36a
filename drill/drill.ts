/** What a drill does; it answers the figures that it prints, and throws where a promise is broken. */
export type Drill = () => Promise<Record<string, string | number>>;
