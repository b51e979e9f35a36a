import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../context.ts';
import type { Db } from '../database/database.ts';
import { hashToken } from './token.ts';
import type { RoleKeys } from './role-keys.ts';

interface ActorRow {
  id: number;
  name: string;
  email: string;
  role_id: string;
  organization_id: number;
  organization_ids: number[];
  manage_user_ids: number[];
  verified: boolean;
  session_id: number;
  permission_version: number;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The user behind an access token, or undefined when it is unknown, expired or revoked, or the user is
 * disabled. One statement.
 */
export async function findActor(db: Db, roleKeys: RoleKeys, token: string): Promise<Actor | undefined> {
  if (!TOKEN.test(token)) return undefined;
  return readActor(
    db,
    roleKeys,
    sql`s.id as session_id`,
    sql`sessions s join users u on u.id = s.user_id
    where s.access_hash = ${hashToken(token)} and s.revoked_at is null and s.access_expires_at > now()
      and u.disabled_at is null`,
  );
}

/**
 * A user as if signed in, by id or email, for internal work and explaining permissions. Undefined when
 * unknown or disabled.
 */
export const actorOfUser = (
  db: Db,
  roleKeys: RoleKeys,
  who: { id: number } | { email: string },
): Promise<Actor | undefined> =>
  readActor(
    db,
    roleKeys,
    sql`0 as session_id`,
    sql`users u where u.disabled_at is null
      and ${'id' in who ? sql`u.id = ${who.id}` : sql`u.email = ${who.email}`}`,
  );

async function readActor(
  db: Db,
  roleKeys: RoleKeys,
  session: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<Actor | undefined> {
  const {
    rows: [row],
  } = await sql<ActorRow>`
    select u.id, u.name, u.email, u.role_id, u.organization_id, u.manage_user_ids,
      u.email_verified_at is not null as verified, ${session},
      array(select organization_id from organization_members where user_id = u.id) as organization_ids,
      (select version from permission_version) as permission_version
    from ${from}`.execute(db);
  if (row === undefined) return undefined;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roleId: row.role_id,
    organizationId: row.organization_id,
    organizationIds: [...new Set([row.organization_id, ...row.organization_ids])],
    manageUserIds: row.manage_user_ids,
    emailVerified: row.verified,
    sessionId: row.session_id,
    permissions: await roleKeys.of(db, row.role_id, row.permission_version),
  };
}

/** The access tokens with an active session. One statement. */
export async function activeTokens(db: Db, tokens: ReadonlySet<string>): Promise<Set<string>> {
  const byHash = new Map([...tokens].map((token) => [hashToken(token).toString('hex'), token]));
  const { rows } = await sql<{ hash: string }>`
    select encode(s.access_hash, 'hex') as hash from sessions s join users u on u.id = s.user_id
    where s.access_hash in (select decode(hash, 'hex') from unnest(${[...byHash.keys()]}::text[]) as hash)
      and s.revoked_at is null and s.access_expires_at > now() and u.disabled_at is null`.execute(db);
  return new Set(rows.map(({ hash }) => byHash.get(hash)!));
}

/** The actor of public calls. */
export const anonymous: Actor = {
  id: 0,
  name: '',
  email: '',
  roleId: '',
  organizationId: 0,
  organizationIds: [],
  manageUserIds: [],
  emailVerified: false,
  sessionId: 0,
  permissions: new Set(),
};
