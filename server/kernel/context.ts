import type { Language } from '@hakobu/phrases/languages.ts';
import type { LoggedWord } from '@hakobu/contract/find-card.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Db } from './database/database.ts';
import type { Surroundings } from './surroundings.ts';

/** Who is asking. `permissions` are flat keys, `resource.scope.action`. */
export interface Actor {
  id: number;
  name: string;
  email: string;
  roleId: string;
  /** The home organization. */
  organizationId: number;
  /** Every organization the user belongs to, the home one included. */
  organizationIds: number[];
  /** Users whose rows count as own (the team). */
  manageUserIds: number[];
  emailVerified: boolean;
  sessionId: number;
  permissions: ReadonlySet<string>;
}

/** One row of the change log. `content` holds only what changed, or `{ note }`. */
export interface LogEntry {
  logable_type: LoggedWord;
  logable_id: string | number;
  type_id: 'write' | 'created' | 'deleted' | 'others';
  content: Record<string, unknown>;
}

/**
 * What a handler works with. In a write `db` is the request's one transaction; log entries and announcements
 * are kept here and written with the commit.
 */
export interface Context extends Surroundings {
  db: Db;
  actor: Actor;
  /** How far the endpoint's permission reaches for this actor; `all` for public and signed-in calls. */
  scope: Scope;
  /** The organization of the request: header `X-Organization-Id`, else the actor's home. */
  organizationId: number;
  /** The same, only when the header named it; then it also filters what an `all` scope sees. */
  chosenOrganizationId: number | undefined;
  /** Warehouse chosen in the shell; undefined means all. */
  warehouseId: number | undefined;
  now: Date;
  language: Language;
  requestId: string;
  log(entry: LogEntry): void;
  /** Announces a fact to jobs and open screens, delivered after the commit and only then. */
  announce(topic: string, payload: Record<string, unknown>): void;
  /**
   * Statements that nothing has to wait for but the answer: they go out together with the log and the commit,
   * so that the locks they take are held no longer than the database itself needs. What they bring is filled
   * into the answer when they are done.
   */
  finishWith(statements: Promise<unknown>): void;
}

/** What a write leaves to be stored with its commit. */
export interface PendingFacts {
  logs: LogEntry[];
  announcements: { topic: string; payload: Record<string, unknown> }[];
  finishing: Promise<unknown>[];
}

type ContextFacts = Omit<Context, 'log' | 'announce' | 'finishWith'>;

export function createContext(facts: ContextFacts): { context: Context; pending: PendingFacts } {
  const pending: PendingFacts = { logs: [], announcements: [], finishing: [] };
  const context: Context = {
    ...facts,
    log: (entry) => void pending.logs.push(entry),
    announce: (topic, payload) => void pending.announcements.push({ topic, payload }),
    finishWith(statements) {
      statements.catch(() => {}); // the commit fails with them
      pending.finishing.push(statements);
    },
  };
  return { context, pending };
}

/** Where the business keeps its calendar: due dates, numbers and sums by day follow it. */
export const BUSINESS_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * The calendar day `YYYY-MM-DD` of an instant in a time zone; due dates and order numbers follow the
 * business's own day.
 */
export function dayIn(now: Date, timeZone = BUSINESS_ZONE): string {
  return dayFormat(timeZone).format(now);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    dayFormats.set(timeZone, format);
  }
  return format;
}
