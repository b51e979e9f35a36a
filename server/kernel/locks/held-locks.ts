import type { Db } from '../database/database.ts';
import { positionOf, ranks, type Rank } from './ranks.ts';

type Id = string | number;

/** Somebody added to what a write has locked, between its question and its lock. The write begins again. */
export class LockSetChanged extends Error {}

/**
 * What one transaction has locked. Asking for something out of order is a mistake of the program, which would
 * deadlock some day under load: it fails at once, in every test that comes by.
 */
export class HeldLocks {
  readonly #held = new Map<Rank, Set<Id>>();
  readonly #named = new Set<string>();
  #last: Rank | undefined;

  /** True when all of these are locked already. */
  holds(rank: Rank, ids: readonly Id[]): boolean {
    const held = this.#held.get(rank);
    return ids.every((id) => held?.has(normalizeId(rank, id)) === true);
  }

  /** The same for rows that are asked for by other words than their ids. */
  holdsNamed(names: readonly string[]): boolean {
    return names.every((name) => this.#named.has(name));
  }

  /** Notes by what words rows were asked for. */
  name(names: readonly string[]): void {
    for (const name of names) this.#named.add(name);
  }

  /** Says that rows of a rank are about to be asked for. */
  enter(rank: Rank): void {
    if (this.#last !== undefined && positionOf(rank) < positionOf(this.#last))
      throw new Error(`${rank} must be locked before ${this.#last}`);
    this.#last = rank;
  }

  /** Notes rows that were locked. */
  add(rank: Rank, ids: readonly Id[]): void {
    const held = this.#held.get(rank) ?? new Set<Id>();
    const added = ids.map((id) => normalizeId(rank, id)).filter((id) => !held.has(id));
    const outOfOrder = added.find((id) => [...held].some((other) => isBefore(id, other)));
    if (outOfOrder !== undefined)
      throw new Error(`${rank} ${outOfOrder} must be locked together with those after it`);
    for (const id of added) held.add(id);
    this.#held.set(rank, held);
  }

  /** Notes rows that this transaction made: nobody else can have them. */
  own(rank: Rank, id: Id): void {
    this.#held.set(rank, (this.#held.get(rank) ?? new Set<Id>()).add(normalizeId(rank, id)));
  }
}

/** Ids of one rank are all numbers or all text, however they were given. */
const normalizeId = (rank: Rank, id: Id): Id => (ranks[rank].ids === 'text' ? String(id) : Number(id));
const isBefore = (id: Id, other: Id): boolean => id < other;

const locksOf = new WeakMap<Db, HeldLocks>();

/** Begins to watch the locks of a transaction. */
export const watchLocks = (transaction: Db): void => void locksOf.set(transaction, new HeldLocks());

/** The locks of the transaction a use case works in. */
export function heldLocks({ db }: { db: Db }): HeldLocks {
  const locks = locksOf.get(db);
  if (locks === undefined) throw new Error('Rows are locked within a transaction only');
  return locks;
}

/** The same where there may be none: seeds and jobs write outside of requests. */
export const heldLocksIfAny = ({ db }: { db: Db }): HeldLocks | undefined => locksOf.get(db);
