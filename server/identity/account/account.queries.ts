import { sql } from 'kysely';
import type { listSessions } from '@hakobu/contract/identity/account/account.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';

/** Columns of an account that mails and links need. */
export interface Account {
  id: number;
  name: string;
  email: string;
  language: string | null;
  verified: boolean;
}

/** The account that matches a condition on `users`. */
export async function findAccount({ db }: Context, which: Condition): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(({ eb }) => [
      'id',
      'name',
      'email',
      'language',
      eb('email_verified_at', 'is not', null).as('verified'),
    ])
    .where(which)
    .$castTo<Account>()
    .executeTakeFirst();
}

/** The caller's active sessions. */
export const sessionSource = defineListSource<RowOf<typeof listSessions>>({
  from: sql`sessions s`,
  select: sql`s.id, s.user_agent, s.created_at, s.refreshed_at, false as current`,
  key: 's.id',
  access: (ctx) =>
    sql`(s.user_id = ${ctx.actor.id} and s.revoked_at is null and s.refresh_expires_at > now())`,
  async always(ctx, rows) {
    for (const row of rows) row.current = row.id === ctx.actor.sessionId;
  },
});
