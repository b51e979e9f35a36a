// Statements whose types are correct or wrong in one way each; the tests beside execute them.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../server/kernel/database/database.ts';

export const samples: Record<string, (db: Db) => Promise<unknown>> = {
  'agrees with its type': (db) =>
    sql<{
      id: number;
      tel: string | null;
      verified: boolean;
      manage_user_ids: number[];
      created_at: string;
      links: { id: number }[];
    }>`select id, tel, email_verified_at is not null as verified, manage_user_ids, created_at,
      '[]'::jsonb as links from users`.execute(db),
  'takes all columns and types some': (db) => sql<{ id: number }>`select u.* from users u`.execute(db),
  'has no type': (db) => sql`select 1 from users`.execute(db),
  'asks that a column is not null': (db) =>
    sql<{ tel: string }>`select tel from users where tel is not null`.execute(db),
  'asks that a column is one of some': (db) =>
    sql<{ tel: string }>`select tel from users where tel = any(${['1']})`.execute(db),
  'calls a number text': (db) => sql<{ id: string }>`select id from users`.execute(db),
  'calls an amount a number': (db) => sql<{ amount: number }>`select 1.5 as amount`.execute(db),
  'calls a moment a date': (db) => sql<{ at: Date }>`select now() as at`.execute(db),
  'calls a list of numbers words': (db) => sql<{ ids: string[] }>`select array[1, 2] as ids`.execute(db),
  'names a column that is not answered': (db) =>
    sql<{ id: number; nickname: string | null }>`select id from users limit 1`.execute(db),
  'leaves a column out of its type': (db) => sql<{ id: number }>`select id, name from users`.execute(db),
  'forgets that a column may be null': (db) =>
    sql<{ tel: string }>`select tel from users where false`.execute(db),
  'forgets that an expression was null': (db) =>
    sql<{ last: number }>`select (select max(id) from users where id < 0) as last`.execute(db),
};

/** Never called. */
export const neverRun = (): RawBuilder<unknown> => sql<{ id: number }>`select id from users order by id`;

const all = sql<{ email: string }>`t.*`;
/** The same fragment in two statements, only one of which is checked. */
export const withSharedPart = async (db: Db): Promise<void> => {
  await sql`select ${all} from roles t`.execute(db);
  await sql`select ${all} from users t`.execute(db);
};

const part = sql<{ tel: string }>`u.id, u.tel`;
/** A fragment with a type of its own, as the columns of a lock. */
export const withPart = (db: Db): Promise<unknown> =>
  sql`select ${part}, u.version from users u where false`.execute(db);
