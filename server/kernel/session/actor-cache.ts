import type { Actor } from '../context.ts';
import type { Db } from '../database/database.ts';
import { findActor } from './find-actor.ts';
import type { RoleKeys } from './role-keys.ts';

/** More than the users who work at the same time. Evicted actors are read again. */
const MOST = 1000;

/**
 * The actor has changed since the write began: signed out, disabled, or other permissions or organization.
 */
export class ActorChanged extends Error {
  constructor() {
    super('Somebody else than the call began as');
  }
}

/**
 * Last known actor by access token. It grants nothing: a write starts as the cached actor, reads the current
 * one in its own transaction, and is rolled back with `ActorChanged` if they differ (decision 0041).
 *
 * Size: 1,000 tokens, oldest evicted first. Lifetime: the process. Invalidation: every write compares.
 */
export class ActorCache {
  readonly #byToken = new Map<string, Actor>();

  of = (token: string): Actor | undefined => this.#byToken.get(token);

  /** Caches the actor just read; unknown tokens are not cached. */
  keep(token: string, actor: Actor | undefined): void {
    this.#byToken.delete(token);
    if (actor === undefined) return;
    if (this.#byToken.size >= MOST) this.#byToken.delete(this.#byToken.keys().next().value!);
    this.#byToken.set(token, actor);
  }
}

/** Reads the actor of the token. Throws `ActorChanged` unless it equals `actor`. */
export async function requireSameActor(
  db: Db,
  roleKeys: RoleKeys,
  token: string,
  actor: Actor,
): Promise<void> {
  if (!isSame(actor, await findActor(db, roleKeys, token))) throw new ActorChanged();
}

/** A role's keys are the same set object while they are valid. */
const isSame = (one: Actor, other: Actor | undefined): boolean =>
  other !== undefined &&
  one.permissions === other.permissions &&
  JSON.stringify(one) === JSON.stringify(other);
