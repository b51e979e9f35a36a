import type { Db } from '../database/database.ts';
import { positionOf, ranks, type Rank } from './ranks.ts';

type Id = string | number;

/** Rows were added to the set between finding and locking it. The write is repeated. */
export class LockSetChanged extends Error {}

/**
 * The locks of one transaction. Locking out of order could deadlock under load, so it throws at once, in
 * every test that does it.
 */
export class HeldLocks {
  readonly #held = new Map<Rank, Set<Id>>();
  readonly #named = new Set<string>();
  #last: Rank | undefined;

  /** Whether all of these are locked. */
  holds(rank: Rank, ids: readonly Id[]): boolean {
    const held = this.#held.get(rank);
    return ids.every((id) => held?.has(normalizeId(rank, id)) === true);
  }

  /** The same for rows identified by other keys than ids. */
  holdsNamed(names: readonly string[]): boolean {
    return names.every((name) => this.#named.has(name));
  }

  /** Records the keys by which rows were locked. */
  name(names: readonly string[]): void {
    for (const name of names) this.#named.add(name);
  }

  /** Checks the order before rows of a rank are locked. */
  enter(rank: Rank): void {
    if (this.#last !== undefined && positionOf(rank) < positionOf(this.#last))
      throw new Error(`${rank} must be locked before ${this.#last}`);
    this.#last = rank;
  }

  /** Records locked rows. */
  add(rank: Rank, ids: readonly Id[]): void {
    const held = this.#held.get(rank) ?? new Set<Id>();
    const added = ids.map((id) => normalizeId(rank, id)).filter((id) => !held.has(id));
    const outOfOrder = added.find((id) => [...held].some((other) => isBefore(id, other)));
    if (outOfOrder !== undefined)
      throw new Error(`${rank} ${outOfOrder} must be locked together with those after it`);
    for (const id of added) held.add(id);
    this.#held.set(rank, held);
  }

  /** Records rows inserted by this transaction, which nobody else can lock. */
  own(rank: Rank, id: Id): void {
    this.#held.set(rank, (this.#held.get(rank) ?? new Set<Id>()).add(normalizeId(rank, id)));
  }
}

/** Normalizes ids of a rank to numbers or text. */
const normalizeId = (rank: Rank, id: Id): Id => (ranks[rank].ids === 'text' ? String(id) : Number(id));
const isBefore = (id: Id, other: Id): boolean => id < other;

const locksOf = new WeakMap<Db, HeldLocks>();

/** Starts tracking the locks of a transaction. */
export const watchLocks = (transaction: Db): void => void locksOf.set(transaction, new HeldLocks());

/** The locks of the use case's transaction. */
export function heldLocks({ db }: { db: Db }): HeldLocks {
  const locks = locksOf.get(db);
  if (locks === undefined) throw new Error('Rows are locked within a transaction only');
  return locks;
}

/** The same, or undefined outside of requests, in seeds and jobs. */
export const heldLocksIfAny = ({ db }: { db: Db }): HeldLocks | undefined => locksOf.get(db);
