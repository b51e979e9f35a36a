export const MEMORY_FLAGS: string[];
export const MEMORY_ENV: Readonly<Record<string, string>>;
