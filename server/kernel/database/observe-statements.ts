import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** Called with each executed statement and the database's result. */
export type StatementObserver = (query: CompiledQuery, answer: pg.QueryResult) => void;

/** Unset in production; tests use it to compare results with the declared types. */
export const statements: { observer?: StatementObserver } = {};
