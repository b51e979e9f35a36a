// Listeners by account: access to a changed row is checked once for all users with the same scope, however
// many streams they have.
import type { Card } from '@hakobu/contract/kernel/card.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Actor } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A user with open streams. */
export interface Account {
  actor: Actor;
  streams: Set<Stream>;
}
export interface Stream {
  token: string;
  /** Sends a text unchanged. */
  send(text: string): void;
  /** Closes the stream. */
  end(): void;
}

/** Whether a user with scope `own` may read a row; undefined if no endpoint reads a single such row. */
export type CanReadOwn = (actor: Actor, card: Card, id: string) => Promise<boolean | undefined>;

/** Limit of streams per user, because each uses memory. */
export const MAX_STREAMS = 20;

export class Audience {
  readonly #accounts = new Map<number, Account>();
  readonly #canReadOwn: CanReadOwn;

  constructor(canReadOwn: CanReadOwn) {
    this.#canReadOwn = canReadOwn;
  }

  get accounts(): readonly Account[] {
    return [...this.#accounts.values()];
  }

  get isEmpty(): boolean {
    return this.#accounts.size === 0;
  }

  /** Adds a stream. Refuses with `too_many_streams`. */
  add(actor: Actor, stream: Stream): void {
    const account = this.#accounts.get(actor.id) ?? { actor, streams: new Set() };
    if (account.streams.size >= MAX_STREAMS)
      throw new Refusal('too_many_streams', { values: { maximum: MAX_STREAMS, seconds: 60 } });
    account.actor = actor;
    account.streams.add(stream);
    this.#accounts.set(actor.id, account);
  }

  remove(actorId: number, stream: Stream): void {
    const account = this.#accounts.get(actorId);
    account?.streams.delete(stream);
    if (account?.streams.size === 0) this.#accounts.delete(actorId);
  }

  of(actorId: number): Account | undefined {
    return this.#accounts.get(actorId);
  }

  /** The users of an organization who may read more than their own rows, which customers may not. */
  staffOf(organizationId: number): Account[] {
    return this.accounts.filter(
      ({ actor }) =>
        actor.organizationIds.includes(organizationId) &&
        [...actor.permissions].some((key) => /\.(organization|all)\.read$/.test(key)),
    );
  }

  /** The users who may read the changed row. */
  async accountsThatCanRead(
    card: Card,
    { organization_id, row }: { organization_id: number; row: string },
  ): Promise<Account[]> {
    const { resource } = card;
    if (resource === undefined) return [];
    const seeing: Account[] = [];
    const byScope = new Map<string, Account[]>();
    for (const account of this.#accounts.values()) {
      const { actor } = account;
      const scope = widestScope(actor.permissions, { resource, action: 'read' });
      if (scope === 'all' || (scope === 'organization' && actor.organizationIds.includes(organization_id)))
        seeing.push(account);
      if (scope === 'own') {
        const scopeKey = JSON.stringify([actor.roleId, actor.organizationId, actor.organizationIds]);
        byScope.set(scopeKey, [...(byScope.get(scopeKey) ?? []), account]);
      }
    }
    for (const accounts of byScope.values()) seeing.push(...(await this.#owners(accounts, card, row)));
    return seeing;
  }

  /**
   * The owners of the row. Accounts are checked asOneTeam, as one user with all of them in the team, because
   * usually none is an owner; otherwise each half is checked, down to single users.
   */
  async #owners(accounts: readonly Account[], card: Card, row: string): Promise<readonly Account[]> {
    if ((await this.#canReadOwn(asOneTeam(accounts), card, row)) !== true) return [];
    if (accounts.length === 1) return accounts;
    const half = accounts.length >> 1;
    const halves = [accounts.slice(0, half), accounts.slice(half)];
    return (await Promise.all(halves.map((some) => this.#owners(some, card, row)))).flat();
  }
}

function asOneTeam(accounts: readonly Account[]): Actor {
  const [first, ...others] = accounts.map(({ actor }) => actor);
  const team = [first!.manageUserIds, ...others.map(({ id, manageUserIds }) => [id, ...manageUserIds])];
  return { ...first!, manageUserIds: [...new Set(team.flat())] };
}
