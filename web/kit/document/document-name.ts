import { createContext } from 'react';

/** The number or name of the document around, for confirmations. */
export const DocumentName = createContext('');
