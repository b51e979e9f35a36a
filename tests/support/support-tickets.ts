// Support tickets, and notifications about them.
import { done, unique, type People } from '../main-job/main-job.ts';
import type { Caller, Reply } from './test-server.ts';

/** The id of the caller. */
export const idOf = async (caller: Caller): Promise<number> =>
  (await done(caller('GET', 'users?filter[own]=1'))).data[0].id;

/** A new support type without answering roles. */
export const makeSupportType = async ({ admin }: People): Promise<number> =>
  (await done(admin('POST', 'support-types', { name: `Damaged ${unique()}` }), 201)).id;

/** Opens a ticket of a type with its first message. */
export const ask = (caller: Caller, support_type_id: number, fields: object = {}): Promise<Reply> =>
  caller('POST', 'supports', {
    support_type_id,
    title: 'Broken cup',
    text: 'One of six is broken.',
    ...fields,
  });

/** Adds a message to a ticket. */
export const answer = (caller: Caller, support_id: number, text = 'We send another one.'): Promise<Reply> =>
  caller('POST', 'support-contents', { support_id, text });

/** Kinds of a user's unread notifications about a ticket, newest first. */
export async function toldOf(caller: Caller, support: { id: number }): Promise<string[]> {
  const { data } = await done(caller('GET', 'user-notifications?filter[unread]=1&per_page=100&sort=-id'));
  return (data as { kind: string; subject_id: string | null }[])
    .filter(({ subject_id }) => subject_id === String(support.id))
    .map(({ kind }) => kind);
}
