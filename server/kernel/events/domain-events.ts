/**
 * The domain events, with the type of the ids they are about. A use case emits one with `ctx.emit` when it
 * changed something that other code derives values from; it does not know the handlers.
 */
export interface EventSubjects {
  /** The money, goods or boxes of orders changed: their status is computed again. */
  order: string;
  /** Orders were approved: purchases and bids that follow are created. */
  order_approved: string;
  /** Orders were cancelled: other services release goods, boxes and money of them. */
  order_cancelled: string;
  /** A cancellation was undone. */
  order_reopened: string;
  /** Trackings moved to other purchases. */
  tracking: number;
  /** Purchases changed: their status is computed again. */
  purchase: number;
  /** Goods of purchases were received or revalued: the books are updated. */
  goods_in: number;
  /** Boxes were delivered or returned, or order totals changed: revenue and cost are recognized. */
  earned: string;
  /** The total of charges changed after they were booked as goods or revenue. */
  charge: number;
  /** The price at which an organization buys a product (`1/P-7`) changed: its last price is updated. */
  price: `${number}/${string}`;
}
export type DomainEvent = keyof EventSubjects;

/** The ids of an event, each with the cause that the change log names. */
export type EventBatch<F extends DomainEvent> = ReadonlyMap<EventSubjects[F], string>;

/** The events of one write that are not handled yet. */
export class PendingEvents {
  readonly #waiting = new Map<DomainEvent, Map<EventSubjects[DomainEvent], string>>();

  /** Adds ids to an event. A pending id keeps its first cause. */
  add(event: DomainEvent, ids: Iterable<EventSubjects[DomainEvent]>, cause: string): void {
    const known = this.#waiting.get(event) ?? new Map<EventSubjects[DomainEvent], string>();
    for (const id of ids) if (!known.has(id)) known.set(id, cause);
    if (known.size > 0) this.#waiting.set(event, known);
  }

  /** The pending events. */
  get waiting(): DomainEvent[] {
    return [...this.#waiting.keys()];
  }

  /** Takes an event off the queue; ids emitted later are pending again. */
  take(event: DomainEvent): EventBatch<DomainEvent> {
    const batch = this.#waiting.get(event) ?? new Map();
    this.#waiting.delete(event);
    return batch;
  }
}
