/**
 * What use cases report, with the ids it is about. Whoever changes something that others keep computed says
 * so with `ctx.report`, and needs to know nobody who follows.
 */
export interface FactIds {
  /** Something changed that the status of orders follows from: money, goods, boxes. */
  order: string;
  /** Orders were approved: what follows at once is made. */
  order_approved: string;
  /** Orders were cancelled: what stands in other services for them goes back. */
  order_cancelled: string;
  /** A cancellation was taken back. */
  order_reopened: string;
  /** Trackings belong to other purchases than before. */
  tracking: number;
  /** Something changed that the status of purchases follows from. */
  purchase: number;
  /** Goods of purchases came in, or are worth something else: the books follow. */
  goods_in: number;
  /** Boxes of orders were handed over or came back, or these ask something else: revenue and cost follow. */
  earned: string;
  /** Charges ask something else than when they came into the books as goods or revenue. */
  charge: number;
  /** An organization buys a product, `1/P-7`, at another price, or no longer: what was paid last follows. */
  price: `${number}/${string}`;
}
export type Fact = keyof FactIds;

/** Ids that a fact is about, each with the event that the change log names as its cause. */
export type Reported<F extends Fact> = ReadonlyMap<FactIds[F], string>;

/** The facts of one write that nobody has reacted to yet. */
export class ReportedFacts {
  readonly #waiting = new Map<Fact, Map<FactIds[Fact], string>>();

  /** Adds ids to a fact. An id that waits already keeps its first cause. */
  add(fact: Fact, ids: Iterable<FactIds[Fact]>, cause: string): void {
    const known = this.#waiting.get(fact) ?? new Map<FactIds[Fact], string>();
    for (const id of ids) if (!known.has(id)) known.set(id, cause);
    if (known.size > 0) this.#waiting.set(fact, known);
  }

  /** The facts that wait. */
  get waiting(): Fact[] {
    return [...this.#waiting.keys()];
  }

  /** Hands out a fact; what is reported of it from now on waits anew. */
  take(fact: Fact): Reported<Fact> {
    const reported = this.#waiting.get(fact) ?? new Map();
    this.#waiting.delete(fact);
    return reported;
  }
}
