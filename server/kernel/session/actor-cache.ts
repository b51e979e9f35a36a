import type { Actor } from '../context.ts';
import type { Db } from '../database/database.ts';
import { findActor } from './find-actor.ts';
import type { RoleKeys } from './role-keys.ts';

/** As many people as are at work at once, with room. What is forgotten is read, as after a start. */
const MOST = 1000;

/** Somebody is no longer who a write began as: signed out, disabled, of other rights or another place. */
export class ActorChanged extends Error {
  constructor() {
    super('Somebody else than the call began as');
  }
}

/**
 * Who called last with each access token. Nobody is let in by that: a write begins as who is known here, asks
 * in its own transaction who it is now, and is rolled back with `ActorChanged` when that differs
 * (decision 0041).
 *
 * Size: 1,000 tokens, of which the oldest goes first. Lifetime: the process. Invalidation: every write
 * compares.
 */
export class ActorCache {
  readonly #byToken = new Map<string, Actor>();

  of = (token: string): Actor | undefined => this.#byToken.get(token);

  /** Keeps who was read just now; nobody is forgotten. */
  keep(token: string, actor: Actor | undefined): void {
    this.#byToken.delete(token);
    if (actor === undefined) return;
    if (this.#byToken.size >= MOST) this.#byToken.delete(this.#byToken.keys().next().value!);
    this.#byToken.set(token, actor);
  }
}

/** Asks who has the token now. Throws `ActorChanged` where that is not `actor` as it was. */
export async function requireSameActor(
  db: Db,
  roleKeys: RoleKeys,
  token: string,
  actor: Actor,
): Promise<void> {
  if (!isSame(actor, await findActor(db, roleKeys, token))) throw new ActorChanged();
}

/** The keys of a role are one set for as long as they hold. */
const isSame = (one: Actor, other: Actor | undefined): boolean =>
  other !== undefined &&
  one.permissions === other.permissions &&
  JSON.stringify(one) === JSON.stringify(other);
