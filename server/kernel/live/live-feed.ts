// Tells open screens what others changed. The change log is the source: every write leaves its entry there,
// so nothing is announced twice and writes pay nothing for it. Each process reads the log's end once a
// second, as long as somebody listens.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { cardOf, type Word } from '@hakobu/contract/find-card.ts';
import { callsOf, type Card } from '@hakobu/contract/kernel/card.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../database/database.ts';

export interface Change {
  id: number;
  organization_id: number;
  type: string;
  row: string;
}
export interface Listener {
  actor: Actor;
  send(change: { type: string; id: string; calls: readonly string[] }): void;
}
/** Whether somebody with a right of scope `own` sees a row. */
export type SeesOwn = (actor: Actor, card: Card, id: string) => Promise<boolean | undefined>;

/** The change that tells somebody that their notifications changed. */
const NOTIFICATION: Word = 'user_notification';
/** Every change has its entry there. */
const CHANGE_LOG = 'helper.log';
const EVERY_MS = 1000;
const MOST = 500;
/** A transaction may commit after a later number: this many before the last one are looked at again. */
const LATE = 500;

export class LiveFeed {
  readonly #db: Db;
  readonly #seesOwn: SeesOwn;
  readonly #logger: Logger;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #lastNotification = 0;
  #seen = new Set<number>();

  constructor(db: Db, seesOwn: SeesOwn, logger: Logger) {
    this.#db = db;
    this.#seesOwn = seesOwn;
    this.#logger = logger;
  }

  /** Begins to tell a listener; answers how to stop. */
  async add(listener: Listener): Promise<() => void> {
    if (this.#listeners.size === 0) await this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #start(): Promise<void> {
    const {
      rows: [end],
    } = await sql<{
      last: number;
      notification: number;
    }>`select coalesce((select max(id) from logs), 0) as last, coalesce((select max(id)
      from user_notifications), 0) as notification`.execute(this.#db);
    this.#last = end!.last;
    this.#lastNotification = end!.notification;
    // what happened before is on screen already
    this.#seen = new Set((await this.#read()).map(({ id }) => id));
    this.stop();
    this.#timer = setTimeout(() => void this.#turn(), EVERY_MS);
  }

  async #turn(): Promise<void> {
    try {
      const changes = (await this.#read()).filter(({ id }) => !this.#seen.has(id));
      for (const change of changes) await this.#tell(change);
      this.#remember(changes);
      await this.#tellNotified();
    } catch (error) {
      this.#logger.warn({ err: error }, 'open screens will be told later');
    }
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.#turn(), EVERY_MS);
  }

  #read(): Promise<Change[]> {
    return this.#db
      .selectFrom('logs')
      .select(['id', 'organization_id', 'logable_type as type', 'logable_id as row'])
      .where('id', '>', this.#last - LATE)
      .orderBy('id')
      .limit(LATE + MOST)
      .execute();
  }

  #remember(changes: readonly Change[]): void {
    for (const { id } of changes) this.#seen.add(id);
    this.#last = Math.max(this.#last, ...changes.map(({ id }) => id));
    for (const id of this.#seen) if (id <= this.#last - LATE) this.#seen.delete(id);
  }

  /**
   * Notifications are told to whom they are for. One that commits late is seen with the next, or when the
   * list is read.
   */
  async #tellNotified(): Promise<void> {
    const rows = await this.#db
      .selectFrom('user_notifications')
      .select(['id', 'user_id'])
      .where('id', '>', this.#lastNotification)
      .orderBy('id')
      .limit(MOST)
      .execute();
    const calls = callsOf(cardOf(NOTIFICATION)!);
    for (const { id, user_id } of rows) {
      this.#lastNotification = id;
      for (const listener of this.#listeners)
        if (listener.actor.id === user_id) listener.send({ type: NOTIFICATION, id: String(id), calls });
    }
  }

  async #tell(change: Change): Promise<void> {
    const card = cardOf(change.type);
    if (card === undefined || card.live === false) return;
    const calls = [...callsOf(card), CHANGE_LOG];
    for (const listener of this.#listeners)
      if (await this.#mayKnow(listener.actor, card, change))
        listener.send({ type: change.type, id: change.row, calls });
  }

  /** Somebody is told exactly of what they could read. */
  async #mayKnow(actor: Actor, card: Card, change: Change): Promise<boolean> {
    if (card.resource === undefined) return false;
    switch (widestScope(actor.permissions, { resource: card.resource, action: 'read' })) {
      case 'all':
        return true;
      case 'organization':
        return actor.organizationIds.includes(change.organization_id);
      case 'own':
        return (await this.#seesOwn(actor, card, change.row)) === true;
      case undefined:
        return false;
    }
  }
}
