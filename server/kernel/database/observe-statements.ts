import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** Is shown each statement that was executed, with the database's answer. */
export type StatementObserver = (query: CompiledQuery, answer: pg.QueryResult) => void;

/** Nobody looks on in production; tests do, to compare answers with the types that the source gives them. */
export const statements: { observer?: StatementObserver } = {};
