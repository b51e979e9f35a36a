// Notifies open screens of changes by others. The source is the change log, which every write extends, so
// there is no second notification and no extra cost for writes. Each process reads new entries once a second
// while there are listeners.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { cardOf, type EntityType } from '@hakobu/contract/find-card.ts';
import { callsOf, progressCalls } from '@hakobu/contract/kernel/card.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../database/database.ts';
import { Audience, type Account, type CanReadOwn, type Stream } from './audience.ts';

export interface Change {
  id: number;
  organization_id: number;
  type: string;
  row: string;
}

/** The change that reports new notifications. */
const NOTIFICATION: EntityType = 'user_notification';
/**
 * Reported to staff who may not read the changed row: a container waits for payments whose vouchers the
 * warehouse does not see. Names no row.
 */
const PROGRESS = { type: 'progress', id: '', calls: progressCalls };
/** Every change has its entry there. */
const CHANGE_LOG = 'helper.log';
const POLL_MS = 1000;
const BATCH_ROWS = 500;
/** Limit of concurrent access checks, because requests need connections too. */
const CONCURRENT_CHECKS = 4;
/** Ids may commit out of order: this many before the last one are read again. */
const REREAD_IDS = 500;

export class LiveFeed {
  readonly audience: Audience;
  readonly #db: Db;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #last = 0;
  #lastNotification = 0;
  #seen = new Set<number>();

  constructor(db: Db, canReadOwn: CanReadOwn, logger: Logger) {
    this.#db = db;
    this.audience = new Audience(canReadOwn);
    this.#logger = logger;
  }

  /** Subscribes a stream; returns the function that unsubscribes. Refuses with `too_many_streams`. */
  async add(actor: Actor, stream: Stream): Promise<() => void> {
    if (this.#timer === undefined) await (this.#starting ??= this.#start());
    this.audience.add(actor, stream);
    return () => {
      this.audience.remove(actor.id, stream);
      if (this.audience.isEmpty) this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #start(): Promise<void> {
    try {
      const {
        rows: [end],
      } = await sql<{
        last: number;
        notification: number;
      }>`select coalesce((select max(id) from logs), 0) as last, coalesce((select max(id)
        from user_notifications), 0) as notification`.execute(this.#db);
      this.#last = end!.last;
      this.#lastNotification = end!.notification;
      // Earlier changes are on screen already.
      this.#seen = new Set((await this.#read()).map(({ id }) => id));
      this.#timer = setTimeout(() => void this.#poll(), POLL_MS);
    } finally {
      this.#starting = undefined;
    }
  }

  async #poll(): Promise<void> {
    const began = performance.now();
    const timer = this.#timer;
    try {
      const changes = (await this.#read()).filter(({ id }) => !this.#seen.has(id));
      // Several changes of a row within a second are reported as one.
      const rows = new Map(changes.map((change) => [`${change.type} ${change.row}`, change]));
      const messages = new StreamMessages();
      const waiting = [...rows.values()];
      while (waiting.length > 0)
        await Promise.all(
          waiting.splice(0, CONCURRENT_CHECKS).map((change) => this.#queueChange(change, messages)),
        );
      messages.send();
      this.#markSeen(changes);
      await this.#sendNotifications();
    } catch (error) {
      this.#logger.warn({ err: error }, 'live changes will be reported later');
    }
    if (!this.audience.isEmpty && this.#timer === timer)
      this.#timer = setTimeout(() => void this.#poll(), Math.max(0, POLL_MS - (performance.now() - began)));
  }

  #read(): Promise<Change[]> {
    return this.#db
      .selectFrom('logs')
      .select(['id', 'organization_id', 'logable_type as type', 'logable_id as row'])
      .where('id', '>', this.#last - REREAD_IDS)
      .orderBy('id')
      .limit(REREAD_IDS + BATCH_ROWS)
      .execute();
  }

  #markSeen(changes: readonly Change[]): void {
    for (const { id } of changes) this.#seen.add(id);
    this.#last = Math.max(this.#last, ...changes.map(({ id }) => id));
    for (const id of this.#seen) if (id <= this.#last - REREAD_IDS) this.#seen.delete(id);
  }

  /**
   * Notifications are reported to their recipients. One that commits late is reported with the next, or seen
   * when the list is read.
   */
  async #sendNotifications(): Promise<void> {
    const rows = await this.#db
      .selectFrom('user_notifications')
      .select(['id', 'user_id'])
      .where('id', '>', this.#lastNotification)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    const calls = callsOf(cardOf(NOTIFICATION)!);
    const messages = new StreamMessages();
    for (const { id, user_id } of rows) {
      this.#lastNotification = id;
      const account = this.audience.of(user_id);
      if (account !== undefined) messages.add([account], { type: NOTIFICATION, id: String(id), calls });
    }
    messages.send();
  }

  async #queueChange(change: Change, messages: StreamMessages): Promise<void> {
    const card = cardOf(change.type);
    if (card === undefined || card.live === false) return;
    const seeing = await this.audience.accountsThatCanRead(card, change);
    messages.add(seeing, { type: change.type, id: change.row, calls: [...callsOf(card), CHANGE_LOG] });
    if (card.progress === true)
      messages.add(
        this.audience.staffOf(change.organization_id).filter((account) => !seeing.includes(account)),
        PROGRESS,
      );
  }
}

/** The messages of one poll by account, so that each stream is written once. */
class StreamMessages {
  readonly #texts = new Map<Account, Set<string>>();

  add(accounts: readonly Account[], change: { type: string; id: string; calls: readonly string[] }): void {
    const text = `event: changed\ndata: ${JSON.stringify(change)}\n\n`;
    for (const account of accounts) {
      const texts = this.#texts.get(account) ?? new Set();
      this.#texts.set(account, texts.add(text));
    }
  }

  send(): void {
    for (const [{ streams }, texts] of this.#texts) {
      const text = [...texts].join('');
      for (const stream of streams) stream.send(text);
    }
  }
}
