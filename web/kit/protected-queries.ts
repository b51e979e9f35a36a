import { createContext } from 'react';

/** Call id prefixes that an unsaved form inside protects from refetching, so that its row stays. */
export const ProtectedQueries = createContext<readonly string[]>([]);
