import { createContext } from 'react';

/** Calls whose rows a form stands in: while something unsaved stands in it, its row must not leave. */
export const ProtectedQueries = createContext<readonly string[]>([]);
