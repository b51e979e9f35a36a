import type { Language } from '@hakobu/phrases/languages.ts';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Db } from './database/database.ts';
import { PendingEvents, type DomainEvent, type EventSubjects } from './events/domain-events.ts';
import type { Environment } from './environment.ts';

/** The caller. `permissions` are flat keys, `resource.scope.action`. */
export interface Actor {
  id: number;
  name: string;
  email: string;
  roleId: string;
  /** The home organization. */
  organizationId: number;
  /** Every organization of the user, including the home organization. */
  organizationIds: number[];
  /** Users whose rows count as own (the team). */
  manageUserIds: number[];
  emailVerified: boolean;
  sessionId: number;
  permissions: ReadonlySet<string>;
}

/** One row of the change log. `content` holds only the changes, or `{ note }`. */
export interface LogEntry {
  logable_type: LoggedEntityType;
  logable_id: string | number;
  type_id: 'write' | 'created' | 'deleted' | 'others';
  content: Record<string, unknown>;
}

/**
 * Context of a request for use cases. In a write, `db` is the one transaction of the request; log entries
 * and outbox messages are collected here and stored at its commit.
 */
export interface Context extends Environment {
  db: Db;
  actor: Actor;
  /** Scope of the endpoint's permission for this actor; `all` for public and signed-in calls. */
  scope: Scope;
  /** The organization of the request: header `X-Organization-Id`, else the actor's home. */
  organizationId: number;
  /** The same, only when the header named it; it then also filters rows of scope `all`. */
  chosenOrganizationId: number | undefined;
  /** Warehouse chosen in the interface; undefined means all. */
  warehouseId: number | undefined;
  now: Date;
  language: Language;
  requestId: string;
  /** True for a dry run, which is rolled back. */
  preview?: boolean | undefined;
  log(entry: LogEntry): void;
  /** Adds a message to the outbox for the jobs that handle it; delivered after the commit. */
  announce(topic: string, payload: Record<string, unknown>): void;
  /**
   * Emits a domain event, handled once before the commit. `cause` is the event that the change log names.
   * Responses that show derived values are read after the handlers (`afterEvents`).
   */
  emit<F extends DomainEvent>(fact: F, ids: Iterable<EventSubjects[F]>, cause: string): void;
}

/** What a write stores at its commit. */
export interface PendingRecords {
  logs: LogEntry[];
  announcements: { topic: string; payload: Record<string, unknown> }[];
  events: PendingEvents;
  /** True once the records are sent; later entries would be lost, so adding one throws. */
  stored: boolean;
}

type ContextFacts = Omit<Context, 'log' | 'announce' | 'emit'>;

/** Creates the context of a write, with its pending records. */
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
 * The same request without access conditions: reads a row that the caller may write but not read, such as a
 * row that this write assigns to somebody else.
 */
export const withoutRowLimits = (ctx: Context): Context => ({
  ...ctx,
  scope: 'all',
  chosenOrganizationId: undefined,
});
