import type { Language } from '@hakobu/phrases/languages.ts';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Db } from './database/database.ts';
import { PendingEvents, type DomainEvent, type EventSubjects } from './events/domain-events.ts';
import type { Environment } from './environment.ts';

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
  logable_type: LoggedEntityType;
  logable_id: string | number;
  type_id: 'write' | 'created' | 'deleted' | 'others';
  content: Record<string, unknown>;
}

/**
 * What a handler works with. In a write `db` is the request's one transaction; log entries and announcements
 * are kept here and written with the commit.
 */
export interface Context extends Environment {
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
  /** Only asked what it would do: nothing of it is kept. */
  preview?: boolean | undefined;
  log(entry: LogEntry): void;
  /** Announces something to the jobs that wait for it, delivered after the commit and only then. */
  announce(topic: string, payload: Record<string, unknown>): void;
  /**
   * Says that something changed that others follow: once, before the commit, each of them computes anew what
   * it keeps. `cause` is the event that the change log names. An answer that shows what follows is read
   * `afterwards`.
   */
  emit<F extends DomainEvent>(fact: F, ids: Iterable<EventSubjects[F]>, cause: string): void;
}

/** What a write leaves to be stored with its commit. */
export interface PendingRecords {
  logs: LogEntry[];
  announcements: { topic: string; payload: Record<string, unknown> }[];
  events: PendingEvents;
  /** True from the moment the entries are sent; what comes later would be lost. */
  stored: boolean;
}

type ContextFacts = Omit<Context, 'log' | 'announce' | 'emit'>;

/** The context of a write, with what it leaves. */
export function createContext(facts: ContextFacts): { context: Context; pending: PendingRecords } {
  const pending: PendingRecords = { logs: [], announcements: [], events: new PendingEvents(), stored: false };
  const leave = <Entry>(entries: Entry[], entry: Entry): void => {
    if (pending.stored) throw new Error('The log of this write is sent already');
    entries.push(entry);
  };
  const context: Context = {
    ...facts,
    log: (entry) => leave(pending.logs, entry),
    announce: (topic, payload) => leave(pending.announcements, { topic, payload }),
    emit: (fact, ids, cause) => pending.events.add(fact, ids, cause),
  };
  return { context, pending };
}

/** The context of a read: writing to the log, the outbox or the event queue throws. */
export function createReadContext(facts: ContextFacts): Context {
  const refuse = (): never => {
    throw new Error('A read changes nothing');
  };
  return { ...facts, log: refuse, announce: refuse, emit: refuse };
}

/**
 * The same request without the limits of the caller's rows: reads back what was written where the caller may
 * write but not see it, as a row that goes to somebody else with this write.
 */
export const withoutRowLimits = (ctx: Context): Context => ({
  ...ctx,
  scope: 'all',
  chosenOrganizationId: undefined,
});
